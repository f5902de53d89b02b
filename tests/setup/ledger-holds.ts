import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import type { Connection } from '../../server/db/connect.ts'
import { flows, holds } from '../../server/db/schema/cards.ts'
import { orderLines, orders, orderSteps, paymentAttempts, refunds } from '../../server/db/schema/orders.ts'
import { stock } from '../../server/db/schema/stock.ts'
import { wrongCards } from '../../server/work/ledger-check.ts'
import type { Row } from '../../server/work/tables.ts'

type Order = Row<typeof orders>
/** How many there were of each variant to begin with, and the cents that a provider has kept of a session. */
export type Books = { activityId: string; stocked: Record<string, number>; kept?: (ref: string) => number }

/** Why money goes back that no order waited for; and what stands in the place of a refund that failed. */
const UNWANTED = ['late', 'twice', 'other_amount']
const BY_HAND = 'failed'

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)
const wasPlaced = ({ placed }: Order) => placed !== null
/** Its goods are on the shelf again, or never left it. */
const isBack = ({ progress, payment }: Order) => progress === 'pending' || progress === 'cancelled' || payment === 'refunded'

/**
 * The books of an activity agree, whatever was done to it: balances with movements, held credit and reserved stock with the orders
 * that wait, what is left on the shelf with what was sold, money with its provider. Numbers have no gap, and no step was taken twice.
 */
export async function ledgerHolds({ db }: Pick<Connection, 'db'>, { activityId, stocked, kept }: Books) {
  const all = async <T extends PgTable & { activityId: PgColumn }>(table: T) =>
    (await db
      .select()
      .from(table as PgTable)
      .where(eq(table.activityId, activityId))) as Row<T>[]
  const [made, lines, steps, attempts, back] = [
    await all(orders),
    await all(orderLines),
    await all(orderSteps),
    await all(paymentAttempts),
    await all(refunds),
  ]
  const [moved, held, shelf] = [await all(flows), await all(holds), await all(stock)]
  expect(await wrongCards(db, activityId)).toEqual([])

  const found = made.map((order) => {
    const its = <T extends { orderId: string | null }>(rows: T[]) => rows.filter(({ orderId }) => orderId === order.id)
    const spent = its(moved).filter(({ type }) => type === 'C' || type === 'AM')
    const taken = its(steps).map(({ step }) => step)
    return {
      id: order.id,
      held: sum(
        its(held).filter(({ state }) => state === 'open'),
        ({ cents }) => cents,
      ),
      spent: 0 - sum(spent, ({ value }) => value),
      spentTimes: spent.filter(({ type }) => type === 'C').length,
      kept: kept ? sum(its(attempts), ({ ref }) => (ref ? kept(ref) : 0)) : 0,
      twice: taken.filter((step, n) => taken.indexOf(step) !== n && !['refund_part', 'fail_refund', 'return_late'].includes(step)),
      isEarnedTwice: its(moved).filter(({ type }) => type === 'AA').length > 1,
      owed: order.owed,
      failedTimes: taken.filter((step) => step === 'fail_refund').length,
      byHand: sum(
        its(back).filter(({ reason }) => reason === BY_HAND),
        ({ money }) => money,
      ),
    }
  })
  const isKept = kept !== undefined
  const isPaidElsewhere = (order: Order) => attempts.some(({ orderId }) => orderId === order.id)
  const expected = made.map((order) => {
    const ofOrder = back.filter(({ orderId }) => orderId === order.id)
    const itsBack = ofOrder.filter(({ reason }) => ![...UNWANTED, BY_HAND].includes(reason ?? ''))
    const failed = ofOrder.filter(({ state }) => state === 'failed')
    const owed = ofOrder.filter(({ state, attemptId }) => state === 'due' && attemptId === null)
    const kept = wasPlaced(order) && isPaidElsewhere(order) ? order.total - sum(itsBack, ({ money }) => money) : 0
    return {
      id: order.id,
      held: order.progress === 'pending' ? order.credit : 0,
      spent: wasPlaced(order) ? order.credit - sum(itsBack, ({ credit }) => credit) : 0,
      spentTimes: wasPlaced(order) && order.credit > 0 ? 1 : 0,
      // What its provider could not give back is there still, and goes back by hand.
      kept: isKept ? kept + sum(failed, ({ money }) => money) : 0,
      twice: [],
      isEarnedTwice: false,
      owed: sum(owed, ({ money }) => money),
      failedTimes: failed.length,
      byHand: sum(failed, ({ money }) => money),
    }
  })
  expect(found).toEqual(expected)

  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))

  const pieces = (id: string, which: (order: Order) => boolean) => {
    const ids = new Set(made.filter(which).map((order) => order.id))
    const theirs = lines.filter(({ orderId, variantId, isCounted }) => isCounted && variantId === id && ids.has(orderId))
    return sum(theirs, ({ quantity }) => quantity)
  }
  const left = Object.entries(stocked).map(([id, count]) => ({
    id,
    onHand: count - pieces(id, (order) => !isBack(order)),
    reserved: pieces(id, ({ progress }) => progress === 'pending'),
  }))
  expect(Object.keys(stocked).map((id) => shelf.find((row) => row.id === id))).toMatchObject(left)
  const unwanted = back.filter(({ reason }) => UNWANTED.includes(reason ?? '')).map(({ attemptId }) => attemptId)
  expect(unwanted).toEqual([...new Set(unwanted)])
}
