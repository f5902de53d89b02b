import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cents, points4 } from '#rules/money.ts'
import { figuresOf } from '#rules/order-figures.ts'
import { imagesInMemory } from '../../tests/bundles.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { store } from '../bundle/import.ts'
import { type CheckedBundle, readBundle } from '../bundle/read.ts'
import { activities } from '../db/schema/activities.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { addPast } from './past.ts'

let checked: CheckedBundle
beforeAll(async () => {
  const reading = await readBundle('demo/osteria-del-porto', imagesInMemory())
  if ('mistakes' in reading) throw new Error(reading.mistakes.join('\n'))
  checked = reading.checked
}, 120_000)

const NOW = new Date('2026-11-27T19:00:00Z')

/** `1.234,50` of a table, in cents. */
const read = (figure = '') => Math.round(Number(figure.replaceAll('.', '').replace(',', '.')) * 100)

describe.each(engines)('the past of the demo, %s', (engine) => {
  test('its orders held goods of the shop, their sums and taxes are those that the rules give, and one can be looked at', async () => {
    const { db } = await databaseAlone(engine)
    await db.transaction(async (tx) => {
      await store(tx, checked, { large: [], enqueue: async () => {}, clock: () => NOW })
      await addPast(tx, NOW)
    })
    const [house] = await db.select().from(activities).where(eq(activities.permalink, 'osteria-del-porto'))
    const id = house?.id ?? ''
    const made = await db.select().from(orders).where(eq(orders.activityId, id))
    const held = await db.select().from(orderLines).where(eq(orderLines.activityId, id))
    const lines = Map.groupBy(held, ({ orderId }) => orderId)
    expect(made.length).toBeGreaterThan(1000)
    expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(made.map((_, n) => n + 1))
    for (const order of made) {
      const its = lines.get(order.id) ?? []
      const figures = figuresOf({
        lines: its.map(({ price, unitPrice, quantity }) => ({ price: cents(price), discountPrice: cents(unitPrice), quantity })),
        shipping: cents(order.shippingPrice),
        card: { balance: cents(order.credit), pointBalance: points4(0) },
        loyalty: { cashBackType: 'EP', rate: house?.rate ?? 0, pointValue: cents(house?.pointValue ?? 0) },
      })
      const { subtotal, credit, total, accumulation, points } = order
      expect(figures).toMatchObject({ subtotal, credit: 0 - credit, total, accumulation, points })
      expect(subtotal).toBeGreaterThanOrEqual(1500)
      expect(order.shippingPrice).toBe(order.shipping === 'H' ? (subtotal > 4000 ? 0 : 350) : 0)
    }
    const sold = [...lines.values()].flat()
    expect(new Set(sold.map(({ name }) => name)).size).toBeGreaterThan(20)
    expect(new Set(sold.map(({ vatRate }) => vatRate))).toEqual(new Set([1000, 2200]))

    // The table of a month has its taxes, to the cent, and one of them is shown with what it held.
    const { said, ask } = operatorOver({ db, clock: () => NOW })
    const activity = 'osteria-del-porto'
    expect(await ask('order export', { permalink: activity, month: '2026-10' })).toEqual([])
    const [head = '', ...rows] = said.map((line) => line.replace('\ufeff', ''))
    const names = head.split(';')
    expect(names.slice(-4)).toEqual(['paid at 22%', 'VAT 22%', 'paid at 10%', 'VAT 10%'])
    expect(rows.length).toBeGreaterThan(80)
    for (const row of rows) {
      const of = Object.fromEntries(row.split(';').map((field, n) => [names[n], field]))
      const [at22, at10] = [read(of['paid at 22%']), read(of['paid at 10%'])]
      expect(at22 + at10).toBe(read(of['goods']) - read(of['credit']))
      expect([read(of['VAT 22%']), read(of['VAT 10%'])]).toEqual([Math.round((at22 * 22) / 122), Math.round((at10 * 10) / 110)])
    }
    expect(await ask('order show', { activity, number: '1' })).toEqual([])
    expect(said[0]).toMatch(/^Order 1, 2025-\d\d-\d\d \d\d:\d\d, done, paid: $/)
    expect(said.filter((line) => / x .+ € each$/.test(line)).length).toBeGreaterThan(0)
    expect(said.slice(-5).map((line) => line.trim().split('  ')[1])).toEqual([
      'create by the customer',
      'accept by staff',
      expect.stringMatching(/^(ready|ship) by staff$/),
      'pay by staff',
      'hand_over by staff',
    ])
  })
})
