import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Timeline } from './Timeline.tsx'

joinNetwork()

const collected = { shippingType: 'S', table: null, expected: null } as const
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
    <Timeline order={{ ...collected, shippingType: 'H', timeline: sent, readyBy: '2026-03-02T10:30:00Z' }} zone="Europe/Rome" />,
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

test.each([
  ['2026-03-02', 'previsto oggi'],
  ['2026-03-03', 'previsto domani'],
  ['2026-03-06', 'previsto venerdì 6'],
  ['2026-03-20', 'previsto venerdì 20 marzo'],
  ['2026-03-01', 'era previsto domenica 1'],
])('a parcel that was expected on %s says so where it arrives: %s', async (expected, words) => {
  const sent: Order['timeline'] = [
    { progress: 'shipped', is: 'now', at: '2026-03-02T10:05:00Z' },
    { progress: 'done', is: 'next' },
  ]
  show(
    <Timeline order={{ ...collected, shippingType: 'C', timeline: sent, readyBy: null, expected }} zone="Europe/Rome" />,
    await customer(),
    {},
    '/',
  )
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)[1]).toBe(`Consegnato${words}`)
})

test('what she has says when she got it, and no longer when it was expected', async () => {
  const had: Order['timeline'] = [{ progress: 'done', is: 'now', at: '2026-03-02T10:05:00Z' }]
  show(
    <Timeline order={{ ...collected, shippingType: 'C', timeline: had, readyBy: null, expected: '2026-03-04' }} zone="Europe/Rome" />,
    await customer(),
    {},
    '/',
  )
  await expect.poll(() => screen.getByRole('listitem').textContent).toBe('Consegnatooggi, 11:05')
})
