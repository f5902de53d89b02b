import { writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { csvLines } from '#rules/csv.ts'
import { isRefusal } from '#rules/refusal.ts'
import { ordersOfMonth } from '../data/orders/month.ts'
import { counterOf, moment, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { placesOf } from './order-words.ts'

type Exported = Awaited<ReturnType<typeof ordersOfMonth>>
type PlaceOf = Awaited<ReturnType<typeof placesOf>>

/** A line an order; the store of several where it is collected, what coupons took off and what providers could not give back, in a month with any; and two columns for each rate of it: what was paid at it, and the tax in that. */
function table(all: Exported, zone: string, placeOf: PlaceOf) {
  const rates = [...new Set(all.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].sort((a, b) => b - a)
  const percent = (rate: number) => `${String(rate / 100).replace('.', ',')}%`
  const hasPlaces = all.some(({ order }) => placeOf(order))
  const hasCoupons = all.some(({ order }) => order.couponValue > 0)
  const hasUnreturned = all.some(({ order }) => order.unreturned > 0)
  const head = [
    'number',
    'placed',
    'state',
    'payment',
    'paid by',
    ...(hasPlaces ? ['store'] : []),
    'goods',
    ...(hasCoupons ? ['coupon'] : []),
    'credit',
    'shipping',
    'total',
    'money back',
    ...(hasUnreturned ? ['of it still owed'] : []),
    'credit back',
  ]
  const rows = all.map(({ order, payment, back, vat }) => [
    String(order.number),
    moment(zone, (order.placed ?? order.created).getTime()),
    order.progress,
    payment,
    order.paymentType,
    ...(hasPlaces ? [placeOf(order) ?? ''] : []),
    order.subtotal,
    ...(hasCoupons ? [order.couponValue] : []),
    order.credit,
    order.shippingPrice,
    order.total,
    back.money,
    ...(hasUnreturned ? [order.unreturned] : []),
    back.credit,
    ...rates.flatMap((rate) => {
      const row = vat.find((one) => one.rate === rate)
      return [row?.gross ?? 0, row?.vat ?? 0]
    }),
  ])
  return csvLines([[...head, ...rates.flatMap((rate) => [`paid at ${percent(rate)}`, `VAT ${percent(rate)}`])], ...rows])
}

/** Writes the orders of a month for the accountant. */
export const orderExport = command({
  name: 'order export',
  about: 'Writes the orders of a month as a table for spreadsheets: sums, refunds, and what was paid at each rate of VAT.',
  places: ['permalink', 'file'],
  files: ['file'],
  input: z.object({
    permalink: z.string().min(1).describe('the activity'),
    file: z.string().min(1).optional().describe('where the table goes, such as november.csv; without it, it is shown'),
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month is written 2026-11')
      .describe('which month, on the wall of the activity, such as 2026-11'),
  }),
  look: 'order export <permalink> --month <month>',
  async run({ permalink, file, month }, tools, say) {
    const counter = await counterOf(permalink, tools)
    if (!counter) return [noActivity(permalink)]
    const found = await counter.rooms.run(counter.scope, 'reads', (w) => ordersOfMonth(w, month, counter.zone))
    if (isRefusal(found)) return [`The orders of ${permalink} cannot be read.`]
    const lines = table(found, counter.zone, await placesOf(counter))
    if (!file) {
      for (const line of lines) say(line)
      return []
    }
    try {
      await writeFile(file, `${lines.join('\r\n')}\r\n`)
    } catch (error) {
      return [`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`]
    }
    say(`${found.length} ${found.length === 1 ? 'order' : 'orders'} of ${month} are in ${file}.`)
    return []
  },
})
