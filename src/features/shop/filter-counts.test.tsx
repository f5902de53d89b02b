import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Sheet } from '../../ui/overlays.ts'
import { FilterRow } from './FilterRow.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { useShopWish } from './use-shop-wish.ts'

joinNetwork()

const color = { color: '#112233', translations: [] }
const filters = {
  colors: [
    { code: 'rosso', name: 'Rosso', ...color },
    { code: 'blu', name: 'Blu', ...color },
  ],
  sizes: ['S', 'M', 'L'],
  priceFrom: '5.00',
  priceTo: '25.00',
}
const COUNTS = {
  colors: [{ value: 'blu', items: 1 }],
  sizes: [
    { value: 'S', items: 2 },
    { value: 'L', items: 1 },
  ],
  prices: [{ value: '20.00', items: 2 }],
  discounted: 0,
  available: 2,
}

function InSheet() {
  return <FilterSheet reading={useShopWish()} of={filters} total={2} onDone={() => {}} />
}
function InRow() {
  return <FilterRow reading={useShopWish()} of={filters} />
}

/** What the server is asked, and its answer once it is let go. */
function answers() {
  const held = Promise.withResolvers<Response>()
  const asked: string[] = []
  network.use(
    http.get('*/api/app/items/search/counts', async ({ request }) => {
      asked.push(new URL(request.url).search)
      return (await held.promise).clone()
    }),
  )
  return { asked, come: (data = COUNTS) => held.resolve(HttpResponse.json({ data })), fail: () => held.resolve(HttpResponse.error()) }
}

beforeEach(async () => void (await Sheet.fetch()))

test('each value says how many goods it leaves, once that is known; one that leaves none cannot be chosen', async () => {
  const { asked, come } = answers()
  show(<InSheet />, await customer(), {}, '/?available=1&sortBy=price')
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  const small = await button('S')
  expect(small).toHaveTextContent('S')
  come()
  expect(await button('S 2 articoli')).toBe(small)
  expect(await button('L 1 articolo')).toBeVisible()
  expect(await button('Blu 1 articolo')).not.toHaveAttribute('aria-disabled')
  expect(await button(/^Fino a 20.* 2 articoli$/)).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('available')])
  expect(asked[0]).not.toContain('price')
  for (const name of ['M', 'Rosso', 'Fino a 10,00\u00a0€', 'In offerta']) {
    const vain = await button(`${name} 0 articoli`)
    expect(vain).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(vain)
  }
  expect(screen.getByTestId('address')).toHaveTextContent('/?available=1&sortBy=price')
  const order = within(screen.getByRole('group', { name: 'Ordine' }))
  await userEvent.click(order.getByRole('button', { name: 'Novità' }))
  await expect.poll(() => screen.getByTestId('address').textContent).toContain('sortBy=created')
  expect(asked).toHaveLength(1)
})

test('one that leaves none and is chosen is taken back', async () => {
  answers().come()
  show(<InSheet />, await customer(), {}, '/?size=M')
  const chosen = await screen.findByRole('button', { name: 'M 0 articoli', pressed: true })
  expect(chosen).not.toHaveAttribute('aria-disabled')
  await userEvent.click(chosen)
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/')
})

test('where the numbers do not come, the values are as without', async () => {
  const { fail } = answers()
  show(<InSheet />, await customer())
  const chip = await screen.findByRole('button', { name: 'In offerta' })
  fail()
  await expect.poll(() => chip.childElementCount).toBe(0)
  await userEvent.click(chip)
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/?discounted=1')
})

test('the lists beside one another have the numbers in their lines', async () => {
  const { come } = answers()
  show(<InRow />, await customer(), {}, '/?size=S')
  const size = screen.getByRole('combobox', { name: 'Taglia' })
  expect(within(size).getByRole('option', { name: 'L' })).toBeVisible()
  come()
  expect(await within(size).findByRole('option', { name: 'L (1)' })).toBeEnabled()
  expect(within(size).getByRole('option', { name: 'S', selected: true })).toBeVisible()
  expect(within(size).getByRole('option', { name: 'M (0)' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'In offerta 0 articoli' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(size, '')
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/')
})
