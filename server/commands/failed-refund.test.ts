import { expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { database } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { readPdf } from '../../tests/setup/pdf.ts'
import { refundingOn } from '../../tests/setup/refunding.ts'
import { tokensOf } from '../../tests/setup/scene.ts'

const { provider, stage, work, cancelled, paid } = refundingOn(await database('embedded'))
const { app, clock, connection } = stage

/** The tool and the receipt beside an order whose money is to go back. */
async function beside(make: typeof paid) {
  const it = await make()
  const activity = it.shop.activity.permalink
  const { said, ask } = operatorOver({ db: connection.db, clock, enqueue: stage.enqueue })
  const month = onTheWall(it.shop.activity.zone, clock().getTime()).day.slice(0, 7)
  const fail = async () => {
    provider.isGivingNothing = true
    await work()
    provider.isGivingNothing = false
  }
  const books = async () => {
    expect(await ask('order export', { permalink: activity, month })).toEqual([])
    const [names = [], row = []] = said.map((line) => line.replace('\ufeff', '').split(';'))
    return Object.fromEntries(names.map((name, n) => [name, row[n]]))
  }
  const shows = async () => {
    expect(await ask('order show', { activity, number: '1' })).toEqual([])
    return said.join('\n')
  }
  const receipt = async () => {
    const { token } = await tokensOf(app, it.her)
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'it' }
    const answer = await app.request(`/api/app/item-orders/${it.id}/receipt?${it.her.here}`, { headers })
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text.replaceAll('\u00a0', ' ')
  }
  const refund = (input: Record<string, string> = {}) => ask('order refund', { activity, number: '1', reason: 'Rotta', ...input })
  return { it, said, fail, books, shows, receipt, refund }
}

test('the tool, the receipt and the books say what did not go back, until it is said that it has', async () => {
  const { said, fail, books, shows, receipt, refund } = await beside(cancelled)
  const before = { state: 'cancelled', payment: 'refunded', 'money back': '14,90', 'credit back': '5,00' }
  expect([await books(), await receipt()]).toMatchObject([before, expect.stringMatching(/Restituito −14,90 €/)])
  await fail()
  expect(await books()).toMatchObject({ ...before, 'of it still owed': '14,90' })
  expect(await shows()).toContain('cancelled, refunded, 14.90 € to give back')
  expect(await shows()).toContain('total 14.90 €, given back 5.00 €')
  expect(await shows()).toContain('to be given back: 14.90 €, which the payment provider could not give back')
  expect(await shows()).toMatch(/fail_refund by the server$/)
  const owing = await receipt()
  expect(owing).toMatch(/Da restituire −14,90 €/)
  expect(owing).toMatch(/Restituito sulla carta 5,00 €/)
  expect(owing).not.toMatch(/Restituito −/)
  expect(await refund()).toEqual([])
  expect(said).toEqual(['Order 1 is cancelled, refunded now: what the payment provider could not give back is back.'])
  expect(await books()).toMatchObject(before)
  expect(await books()).not.toHaveProperty('of it still owed')
  expect(await receipt()).toMatch(/Restituito −14,90 €/)
})

test('where more could go back by the provider, too, the tool is told which of the two is meant', async () => {
  const { it, said, fail, refund } = await beside(paid)
  expect(await refund({ 'by-hand': 'yes' })).toEqual(['Nothing is to go back of order 1 by hand. Nothing was changed.'])
  expect(await refund({ amount: '5.00' })).toEqual([])
  await fail()
  expect(await refund()).toEqual([
    '3.74 € of order 1 are to go back by hand: say --by-hand if they did, or --amount for what else is to go back. Nothing was changed.',
  ])
  expect(await refund({ 'by-hand': 'yes', amount: '5.00' })).toEqual(['All 3.74 € go back of order 1. Nothing was changed.'])
  expect(await it.row()).toMatchObject({ refunded: 500, owed: 374, unreturned: 374 })
  expect(await refund({ amount: '3.74' })).toEqual([])
  expect(await it.row()).toMatchObject({ refunded: 874, owed: 374, unreturned: 374 })
  expect(await refund({ 'by-hand': 'yes' })).toEqual([])
  expect(said).toEqual(['Order 1 is placed, partly refunded now: what the payment provider could not give back is back.'])
  expect(await it.row()).toMatchObject({ refunded: 874, owed: 0, unreturned: 0 })
  await work()
  await it.books()
})
