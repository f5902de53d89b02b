import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { OrderLine } from './OrderLine.tsx'

joinNetwork()

const created = new Date().toISOString()
/** As it is after so many seconds, in what the line tells of it. */
const accepted = (seconds: number) => {
  const readyBy = new Date(Date.now() + seconds * 1000).toISOString()
  return { id: 'one', number: 7, progress: 'accepted', readyBy, expires: null, timeline: [], created } as Partial<Order> as Order
}

test.each([
  [40, /^Ordine 7Pronto alle \d\d:\d\d *$/],
  [-59, /^Ordine 7Pronto alle \d\d:\d\d *$/],
  [-60, /^Ordine 7In ritardo era previsto per le \d\d:\d\d$/],
])('an order that should be ready in %i seconds', async (seconds, words) => {
  show(<OrderLine order={accepted(seconds)} />, await customer(), {}, '/')
  const line = await screen.findByRole('link')
  await expect.poll(() => line.textContent).toMatch(words)
})
