import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { Configuration } from '#contract/activities.ts'
import { MenuItem } from '#contract/menus.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { DishDetail } from './DishDetail.tsx'

joinNetwork()
const color = (id: string, available: boolean) => ({ id, name: 'Da asporto', color: '#14594a', available })
const good = (name: string, itemColors: object[]) => ({
  id: 'g1',
  name,
  price: '9.00',
  discountPrice: '8.50',
  category: { id: 'sea', name: 'Dal mare' },
  itemColors,
})
const dish = MenuItem.parse({ id: 'd1', name: 'Alici al limone', price: '11.00', category: { name: 'Antipasti', sort: 0 } })
const asked: (string | null)[] = []

function sells(...goods: object[]) {
  network.use(
    http.get('*/api/app/items/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filters[search]'))
      return HttpResponse.json({ data: goods, totalRows: goods.length })
    }),
  )
}

async function open(settings: object) {
  const way = { menuType: 'R', menuEnabledWhatsApp: true, menuLinkWhatsApp: 'https://wa.me/39010', menuTextWhatsApp: 'Scrivici' }
  const configuration = Configuration.parse({ ...way, ...settings })
  show(
    <DishDetail item={dish} configuration={configuration} language="it" path="/menus/d1" without={[]} onLegend={() => {}} />,
    await customer(),
  )
  return screen.findByRole('link', { name: 'Scrivici' })
}

beforeEach(() => void asked.splice(0))

test('a dish that the shop sells is ordered from its page, at what it costs there, and WhatsApp comes second', async () => {
  sells(good('Alici al limone e aglio', [color('c0', true)]), good('Alici al limone', [color('c1', false), color('c2', true)]))
  const whatsApp = await open({ showShopApp: true })
  const key = await screen.findByRole('link', { name: /^Ordina da asporto 8,50/ })
  expect(key).toHaveAttribute('href', '/shop/shops/c2')
  expect([key.className, whatsApp.className].map((looks) => looks.includes('button-primary'))).toEqual([true, false])
  expect(asked).toEqual(['Alici al limone'])
})

test('one that it does not sell, or has none left of, is asked for by WhatsApp', async () => {
  sells(good('Alici al limone', [color('c1', false)]))
  const whatsApp = await open({ showShopApp: true })
  await waitFor(() => expect(whatsApp).toHaveClass('button-primary'))
  expect(screen.queryByRole('link', { name: /Ordina/ })).toBeNull()
})

test('without a shop nobody is asked', async () => {
  sells(good('Alici al limone', [color('c1', true)]))
  expect(await open({ showShopApp: false })).toHaveClass('button-primary')
  expect(asked).toEqual([])
})

test('from an outfit of a collection she comes to its first piece in the shop, if that has it', async () => {
  sells(good('Cappotto doppiopetto', [color('c1', true)]))
  const outfit = { ...dish, name: 'Il lunedì in cammello', description: 'Cappotto doppiopetto, sciarpa rossa' }
  const configuration = Configuration.parse({ menuType: 'A', showShopApp: true })
  show(
    <DishDetail item={outfit} configuration={configuration} language="it" path="/menus/d1" without={[]} onLegend={() => {}} />,
    await customer(),
  )
  const key = await screen.findByRole('link', { name: /^Cerca nello shop/ })
  expect(key).toHaveAttribute('href', '/shop/shops?search=Cappotto%20doppiopetto')
  expect(asked.toSorted()).toEqual(['Cappotto doppiopetto', 'Il lunedì in cammello'])
})
