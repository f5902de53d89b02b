import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { closeTopmost } from '../../ui/opened.ts'
import { CouponsPage } from './CouponsPage.tsx'

joinNetwork()

const today = new Date().toISOString().slice(0, 10)
const coupon = (id: string, title: string, code: string, more = {}) => ({
  id,
  code,
  title,
  description: '',
  image: null,
  type: 'P',
  price: '6.00',
  percentage: null,
  state: 'unused',
  created: new Date().toISOString(),
  expires: dayAfter(today, 40),
  used: null,
  ...more,
})
const mine = [
  coupon('glass', 'Un calice', 'AAA111'),
  coupon('less', 'Un dolce', 'BBB222'),
  coupon('over', 'Un caffè', 'CCC333', { expires: dayAfter(today, -3) }),
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async (rows: object[]) => {
  network.use(http.get('*/api/coupon-customers/customers', () => HttpResponse.json({ data: rows, totalRows: rows.length })))
  await show(<CouponsPage />, await customer(), {}, '/coupons')
}

test('on a desk the first that counts stands open beside the list, and any other at a click', async () => {
  await open(mine)
  const beside = within(await screen.findByRole('complementary'))
  expect(beside.getByText('AAA 111')).toBeInTheDocument()
  const first = screen.getByRole('button', { name: /Un calice/ })
  const second = screen.getByRole('button', { name: /Un dolce/ })
  expect(first).toHaveAttribute('aria-current', 'true')
  await userEvent.click(second)
  expect(beside.getByText('BBB 222')).toBeInTheDocument()
  expect(beside.queryByText('AAA 111')).not.toBeInTheDocument()
  expect(first).not.toHaveAttribute('aria-current')
  expect(second).toHaveAttribute('aria-current', 'true')
  expect(screen.getByText('Un caffè')).toBeInTheDocument()
})

test('on a desk nothing stands open where none counts any more, which is said', async () => {
  await open([mine[2] ?? {}])
  expect(await screen.findByText('Un caffè')).toBeInTheDocument()
  expect(screen.getByText('Nessun coupon da usare, per ora')).toBeInTheDocument()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('on a phone the way back closes the one that is open, and stays on the page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  await open(mine)
  await userEvent.click(await screen.findByRole('button', { name: /Un dolce/ }))
  expect(screen.getByText('BBB 222')).toBeInTheDocument()
  act(closeTopmost)
  expect(screen.queryByText('BBB 222')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Un dolce/ })).toBeInTheDocument()
})

test('what is over is a row each, the newest three until she asks for all', async () => {
  const over = [1, 2, 3, 4, 5].map((at) => coupon(`o${at}`, `Usato ${at}`, 'DDD444', { state: 'used', used: `${today}T10:00:00Z` }))
  await open(over)
  const list = (await screen.findByText('Usato 1')).closest('ul') as HTMLElement
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra tutti' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Mostra tutti' })).not.toBeInTheDocument()
})

test('one of whose bin no answer comes is asked about as before, and what went wrong is said once', async () => {
  let rows: object[] = mine
  network.use(
    http.get('*/api/coupon-customers/customers', () => HttpResponse.json({ data: rows, totalRows: rows.length })),
    http.delete('*/api/app/couponcustomers/glass', () => {
      rows = mine.slice(1)
      return HttpResponse.error()
    }),
  )
  show(<CouponsPage />, await customer(), {}, '/coupons')
  const beside = within(await screen.findByRole('complementary'))
  await userEvent.click(beside.getByRole('button', { name: /^Elimina/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }))
  expect(await dialog.findByText('Il server non risponde. Riprova tra poco.')).toBeVisible()
  await expect.poll(() => screen.queryByText('Un calice', { selector: 'li *' })).toBeNull()
  expect(dialog.getByText('Non potrai più usarlo in cassa.')).toBeVisible()
  expect(screen.getAllByText('Il server non risponde. Riprova tra poco.')).toHaveLength(1)
})

test('without a network a coupon is not to be thrown away, which its bin says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(mine)
  const bin = await screen.findByRole('button', { name: 'Elimina Un caffè: serve la rete' })
  expect(bin).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(bin)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Elimina: serve la rete' })).toBeDisabled()
  vi.restoreAllMocks()
})
