import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Timeline } from './Timeline.tsx'

joinNetwork()

const collected = { shippingType: 'S', table: null } as const
const timeline: Order['timeline'] = [
  { progress: 'placed', is: 'past', at: '2026-03-02T10:00:00Z' },
  { progress: 'accepted', is: 'now', at: '2026-03-02T10:05:00Z' },
  { progress: 'ready', is: 'next' },
  { progress: 'done', is: 'next' },
]

/** A minute after it was accepted, whenever this runs. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:06:00Z') }))
afterEach(() => vi.useRealTimers())

test('the step that is to come says when staff promised it, and no other does', async () => {
  show(<Timeline order={{ ...collected, timeline, readyBy: '2026-03-02T10:30:00Z' }} zone="Europe/Rome" />, await customer(), {}, '/')
  await expect
    .poll(() => screen.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual(['Ricevutooggi, 11:00', 'In preparazioneoggi, 11:05', 'Prontoprevisto oggi, 11:30', 'Ritirato'])
})

test('what is brought to her leaves by then', async () => {
  const sent: Order['timeline'] = timeline.map((step) => (step.progress === 'ready' ? { ...step, progress: 'shipped' } : step))
  show(
    <Timeline order={{ shippingType: 'H', table: null, timeline: sent, readyBy: '2026-03-02T10:30:00Z' }} zone="Europe/Rome" />,
    await customer(),
    {},
    '/',
  )
  expect((await screen.findAllByRole('listitem'))[2]).toHaveTextContent(/^In viaggioprevisto oggi, 11:30$/)
  expect(screen.getAllByRole('listitem')[3]).toHaveTextContent(/^Consegnato$/)
})

test('nothing is promised until somebody has', async () => {
  show(<Timeline order={{ ...collected, timeline, readyBy: null }} zone="Europe/Rome" />, await customer(), {}, '/')
  expect((await screen.findAllByRole('listitem'))[2]).toHaveTextContent(/^Pronto$/)
})

test('what should have been there says so, and no longer that it is to come', async () => {
  vi.setSystemTime(new Date('2026-03-02T10:31:00Z'))
  show(<Timeline order={{ ...collected, timeline, readyBy: '2026-03-02T10:30:00Z' }} zone="Europe/Rome" />, await customer(), {}, '/')
  await expect.poll(() => screen.getAllByRole('listitem')[2]?.textContent).toBe('Prontoin ritardo, era previsto oggi, 11:30')
  expect(screen.getAllByRole('listitem')[3]).toHaveTextContent(/^Ritirato$/)
})
