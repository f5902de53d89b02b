import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Unread, unread } from '../../../tests/unread.tsx'
import { InboxPage } from './InboxPage.tsx'

joinNetwork()
beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('an entry is read by what it asks for, one that asks for nothing by saying so, and all at once until it is taken back', async () => {
  const entry = { subTitle: null, message: null, status: 'D', externalLink: null, username: null, updated: null, read: false }
  let entries = [
    { ...entry, id: 'e1', title: 'Ordine 7 pronto', link: '/card', created: ago(1), subject: 'orders', action: 'follow', step: 'ready' },
    { ...entry, id: 'e2', title: 'A mano', link: null, created: ago(2), subject: 'other', action: null },
    { ...entry, id: 'e3', title: 'Coupon usato', link: '/coupons', created: ago(3), subject: 'rewards', action: null },
  ]
  const reads: string[] = []
  const count = () =>
    Object.groupBy(
      entries.filter(({ read }) => !read),
      ({ subject }) => subject,
    )
  const setAll = (read: boolean) => (entries = entries.map((one) => ({ ...one, read })))
  network.use(
    http.get('*/api/notifications', () => {
      const unread = Object.fromEntries(Object.entries(count()).map(([subject, of]) => [subject, of?.length]))
      return HttpResponse.json({ data: entries, totalRows: entries.length, unread })
    }),
    http.put('*/api/notifications/:id/read', ({ params }) => {
      reads.push(String(params.id))
      entries = entries.map((one) => (one.id === params.id ? { ...one, read: true } : one))
      return HttpResponse.json({ data: { id: params.id, read: true } })
    }),
    http.put('*/api/inbox/read', () => {
      setAll(true)
      return HttpResponse.json({ data: { at: ago(0) } })
    }),
    http.put('*/api/inbox/unread', () => {
      setAll(false)
      return HttpResponse.json({})
    }),
  )
  const page = (
    <>
      <Unread />
      <InboxPage />
    </>
  )
  show(page, await customer(), undefined, '/notices')
  await waitFor(() => expect(unread()).toHaveTextContent('3 da leggere'))
  expect(await screen.findByRole('button', { name: /^Premi.*1 da leggere/ })).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Ho letto' }))
  await waitFor(() => expect(unread()).toHaveTextContent('2 da leggere'))
  expect(screen.getByRole('link', { name: /Coupon usato/ })).toHaveAttribute('href', '/coupons')
  expect(screen.getByRole('link', { name: 'Segui l’ordine Ordine 7 pronto' })).toHaveAttribute('href', '/card')
  // What became of an order is in the icon, too; what says nothing of one has that of what it is about.
  const icons = [...document.querySelectorAll('.row-icon svg')].map(({ classList }) => classList[1])
  expect(icons.slice(0, 3)).toEqual(['lucide-package-check', 'lucide-bell', 'lucide-gift'])
  expect(reads).toEqual(['e2'])
  await userEvent.click(screen.getByRole('button', { name: 'Segna tutto come letto' }))
  await waitFor(() => expect(unread()).toBeEmptyDOMElement())
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  await waitFor(() => expect(unread()).toHaveTextContent('3 da leggere'))
})
