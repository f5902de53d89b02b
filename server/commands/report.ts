import * as z from 'zod'
import { type Figures, FigureRange, type Report } from '#contract/counter-figures.ts'
import { csvLines } from '#rules/csv.ts'
import { centsOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { report } from '../data/counter-figures/counter-figures.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** A part of too few people is not told. */
type Column = [title: string, cell: (figures: Figures) => string | number | null]

/** Money is in cents, as `csvLines` reads numbers; what is counted is written out. */
const part = (count: number | null) => (count === null ? null : String(count))
const COLUMNS: Column[] = [
  ['customers', ({ people }) => String(people.came)],
  ['back', ({ people }) => part(people.back)],
  ['credit given', ({ credit }) => centsOf(credit.given)],
  ['credit spent', ({ credit }) => centsOf(credit.spent)],
  ['orders', ({ orders }) => String(orders.count)],
  ['worth', ({ orders }) => centsOf(orders.worth)],
  ['collected', ({ orders }) => part(orders.collected)],
  ['bookings', ({ bookings }) => String(bookings.count)],
  ['absent', ({ bookings }) => part(bookings.absent)],
  ['cancelled', ({ bookings }) => part(bookings.cancelled)],
  ['coupons given', ({ coupons }) => String(coupons.given)],
  ['coupons used', ({ coupons }) => String(coupons.used)],
  ['packs sold', ({ packs }) => String(packs?.sold ?? 0)],
  ['places used', ({ packs }) => String(packs?.used ?? 0)],
  ['scratch cards', ({ scratchCards }) => String(scratchCards?.issued ?? 0)],
  ['won', ({ scratchCards }) => String(scratchCards?.won ?? 0)],
]

const head = ['from', 'to', ...COLUMNS.map(([title]) => title)]

/** For spreadsheets: what is not told is empty. */
const csv = ({ periods }: Report) =>
  csvLines([head, ...periods.toReversed().map((one) => [one.from, one.to, ...COLUMNS.map(([, cell]) => cell(one) ?? '')])])

/** For the eye: columns of one width, figures to the right. */
function table({ periods }: Report): string[] {
  const seen = (cell: string | number | null) => (cell === null ? '-' : typeof cell === 'number' ? (cell / 100).toFixed(2) : cell)
  const rows = [head, ...periods.toReversed().map((one) => [one.from, one.to, ...COLUMNS.map(([, cell]) => seen(cell(one)))])]
  const widths = head.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  return rows.map((row) => row.map((cell, n) => cell.padStart(widths[n] ?? 0)).join('  '))
}

/** Tells what an activity came to, as the counter's figures do. SEMANTICS 14. */
export const reportCommand = command({
  name: 'report',
  about:
    'Tells what an activity came to by week or month: customers, credit, orders, bookings, coupons, packs, scratch cards; nothing personal.',
  places: [],
  flags: ['csv'],
  input: z.object({
    activity: Permalink,
    range: z.enum(FigureRange.options, 'a range is 8w, 6m or 1y').default('8w').describe('how far back: 8w (by week), 6m or 1y (by month)'),
    csv: z.enum(['yes', 'no']).default('no').describe('as a table for spreadsheets'),
  }),
  look: 'report --activity <permalink>',
  async run({ activity, range, csv: isCsv }, tools, say) {
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    const found = await counter.rooms.run(counter.scope, 'reads', (w) => report(w, range))
    if (isRefusal(found)) return [`The figures of ${activity} cannot be read.`]
    for (const line of isCsv === 'yes' ? csv(found.data) : table(found.data)) say(line)
    if (isCsv === 'no')
      say(`The last ${range === '8w' ? 'week' : 'month'} is still running. "-": fewer than 5 customers, no parts are told.`)
    return []
  },
})
