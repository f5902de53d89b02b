import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Sheet } from '../../ui/overlays.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { useShopWish } from './use-shop-wish.ts'

joinNetwork()

const filters = { colors: [], sizes: ['XL', 'M', '38', '40', '33 cl'], priceFrom: null, priceTo: null }

function Filters({ found = 3, onDone = () => {} }: { found?: number; onDone?: () => void }) {
  const reading = useShopWish()
  return <FilterSheet reading={reading} of={filters} total={reading.filters ? found : 3} onDone={onDone} />
}

/** The filters of a shop of goods, or of food. */
async function open(shopType: 'A' | 'R', more: Parameters<typeof Filters>[0] = {}) {
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, shopType, shopTextSize: 'Misura' } })
    }),
    http.get('*/api/app/items/search/counts', () => HttpResponse.error()),
  )
  await Sheet.fetch()
  show(<Filters {...more} />, await customer())
  await screen.findByRole('group', { name: 'Ordine' })
}

test('sizes stand by their kind, and the order that is current is chosen', async () => {
  await open('A')
  const sizes = await screen.findByRole('group', { name: 'Misura' })
  const kinds = [...sizes.querySelectorAll('.filter-kind')].map((kind) => [...kind.children].map(({ textContent }) => textContent?.trim()))
  expect(kinds).toEqual([['M', 'XL'], ['38', '40'], ['33 cl']])
  const order = within(screen.getByRole('group', { name: 'Ordine' }))
  expect(order.getByRole('button', { name: 'Consigliati', pressed: true })).toBeVisible()
  await userEvent.click(order.getByRole('button', { name: 'Nome' }))
  expect(order.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent?.trim())).toEqual(['Nome'])
  await userEvent.click(order.getByRole('button', { name: 'Nome' }))
  expect(order.getByRole('button', { name: 'Consigliati', pressed: true })).toBeVisible()
})

test('nobody filters food by its portions', async () => {
  await open('R')
  await expect.poll(() => screen.queryByRole('group', { name: /Misura|Taglia/ })).toBeNull()
})

test('a filter that leaves nothing does not lead to an empty page, but can be taken off there', async () => {
  const onDone = vi.fn<() => void>()
  await open('A', { found: 0, onDone })
  await userEvent.click(screen.getByRole('button', { name: 'In offerta' }))
  expect(screen.queryByRole('button', { name: /^Mostra|^Togli/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Nessun articolo: togli i filtri' }))
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'In offerta', pressed: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mostra 3 articoli' }))
  expect(onDone).toHaveBeenCalledOnce()
})
