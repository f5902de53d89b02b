import { screen } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { Item } from '#contract/shop.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { ItemPage } from './ItemPage.tsx'

joinNetwork()
beforeAll(() => Object.assign(Element.prototype, { scrollTo: () => {} }))

const coat = Item.parse({
  id: 'coat',
  name: 'Cappotto doppiopetto',
  description: 'Lana vergine e cachemire.',
  price: '189.00',
  discountPrice: '149.00',
  category: { id: 'women', name: 'Donna' },
  itemColors: [
    { id: 'night', name: 'Notte', color: '#223', available: true },
    { id: 'camel', name: 'Cammello', color: '#b98a5a', available: true },
  ],
})

/** A good that its list has, where the server gives `answer` to who asks for all of it. */
async function open(answer: () => Response | Promise<Response>) {
  network.use(http.get('*/api/app/itemcolors/camel', answer))
  const who = await customer()
  const page = { data: [coat], totalRows: 1 }
  show(<ItemPage id="camel" onAdd={undefined} />, who, kept('items', { activityId: who.activityId }, page), '/shop/shops/camel')
}

async function openKnown(answer: Parameters<typeof open>[0]) {
  await open(answer)
  expect(await screen.findByRole('heading', { level: 2, name: 'Cappotto doppiopetto' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cappotto doppiopetto')
  expect(screen.getByText(/^149,00/)).toBeInTheDocument()
}

test('what its list knows of a good stands while the rest is on its way', async () => {
  await openKnown(async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
  expect(screen.getByRole('status', { name: 'Caricamento' })).toBeInTheDocument()
})

test('without a network it stays, and its key says why it does nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openKnown(() => HttpResponse.error())
  expect(await screen.findByRole('button', { name: 'Per ordinare serve la rete' })).toBeDisabled()
  expect(screen.getByText('Lana vergine e cachemire.')).toBeInTheDocument()
  online.mockRestore()
})

test('where the server fails it stays, and is tried once more', async () => {
  await openKnown(() => HttpResponse.json({ code: 'unexpected', message: 'Operazione terminata in errore' }, { status: 500 }))
  expect((await screen.findAllByRole('button', { name: 'Riprova' })).length).toBeGreaterThan(0)
})

test('what is not sold any more is not shown because a list still has it', async () => {
  await open(() => HttpResponse.json({ code: 'not_found', message: 'Non trovato' }, { status: 404 }))
  expect(await screen.findByRole('heading', { name: 'Questo articolo non c’è più' })).toBeInTheDocument()
  expect(screen.queryByText(/^149,00/)).not.toBeInTheDocument()
})
