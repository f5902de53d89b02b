import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { CartItem } from '#contract/cart.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { CartPage } from './CartPage.tsx'

joinNetwork()
beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))

const line = (id: string, name: string, quantity: number) =>
  CartItem.parse({ id, itemColorSizeId: `size of ${id}`, itemColorId: id, name, price: '10.00', discountPrice: null, quantity })
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A cart of three, and the server that takes its time with what is taken out. */
async function open() {
  let lines = [line('a', 'Borsa', 1), line('b', 'Cintura', 2), line('c', 'Sciarpa', 3)]
  const added = vi.fn<(body: unknown) => void>()
  const removals: (() => void)[] = []
  network.use(
    http.get('*/api/app/itemcarts/activity/*', () => HttpResponse.json({ data: lines, totalRows: lines.length })),
    http.delete('*/api/itemcarts/:id', async ({ params }) => {
      await new Promise<void>((done) => removals.push(done))
      lines = lines.filter(({ id }) => id !== params['id'])
      return HttpResponse.json({})
    }),
    http.post('*/api/itemcarts', async ({ request }) => {
      added(await request.json())
      return HttpResponse.json({ code: 'item_sold_out', message: 'Esaurito' }, { status: 409 })
    }),
  )
  show(<CartPage />, await customer())
  await screen.findByText('Borsa')
  return { removals, added }
}

test('two that are taken out at once are both taken out, each can be put back, and they stand in their places', async () => {
  const { removals, added } = await open()
  await tap('Togli Borsa')
  await tap('Togli Cintura')
  await waitFor(() => expect(removals).toHaveLength(2))
  removals[1]?.()
  await screen.findByText('Cintura non è più nel carrello')
  // The focus goes to the key that puts it back.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus())
  removals[0]?.()
  await screen.findByText('Borsa non è più nel carrello')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli Borsa' })).not.toBeInTheDocument())
  const names = [...document.querySelectorAll('.cart-lines > li')].map((row) => /Borsa|Cintura|Sciarpa/.exec(row.textContent ?? '')?.[0])
  expect(names).toEqual(['Borsa', 'Cintura', 'Sciarpa'])
  for (const key of screen.getAllByRole('button', { name: 'Annulla' })) await userEvent.click(key)
  await waitFor(() => expect(screen.getAllByText('Esaurito')).toHaveLength(2))
  expect(added.mock.calls).toMatchObject([[{ itemColorSizeId: 'size of a', quantity: 1 }], [{ itemColorSizeId: 'size of b', quantity: 2 }]])
})
