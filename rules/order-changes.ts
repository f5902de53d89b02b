import type { CartLine } from './cart.ts'
import { type Cents, cents, moneyOf, pointsOf } from './money.ts'
import type { Figures } from './order-figures.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A line as the customer last saw it; `unitPrice` is what she pays for one. */
export type SeenLine = CartLine & { unitPrice: Cents }
/** A variant of now. `left`: how many may still be had; null if nobody counts them. */
export type Good = { unitPrice: Cents; left: number | null }

/** What became of a line. `before` and `now` are cents for a price, pieces for what is left. */
export type LineChange =
  | { variantId: string; is: 'gone' | 'sold_out' }
  | { variantId: string; is: 'fewer' | 'price'; before: number; now: number }

/** What changed of a line since she saw it: nothing, its price, how many are left, or that it is there at all. */
export function changesOf(line: SeenLine, good: Good | undefined): LineChange[] {
  const { variantId, unitPrice, quantity } = line
  if (!good) return [{ variantId, is: 'gone' }]
  if (good.left !== null && good.left <= 0) return [{ variantId, is: 'sold_out' }]
  const changes: LineChange[] = []
  if (good.left !== null && good.left < quantity) changes.push({ variantId, is: 'fewer', before: quantity, now: good.left })
  if (good.unitPrice !== unitPrice) changes.push({ variantId, is: 'price', before: unitPrice, now: good.unitPrice })
  return changes
}

/** The same of a whole cart, line by line. @param goods by variant; one that is missing is gone */
export const cartChanges = (lines: readonly SeenLine[], goods: ReadonlyMap<string, Good>): LineChange[] =>
  lines.flatMap((line) => changesOf(line, goods.get(line.variantId)))

/** What was done to a line elsewhere while she looked at it: there is more of it, or less, or none. In pieces. */
export type Moved = { variantId: string; is: 'more' | 'less' | 'away'; before: number; now: number }

/** What was done to a cart elsewhere between two looks at it, line by line. */
export function movedBetween(before: readonly CartLine[], now: readonly CartLine[]): Moved[] {
  const countIn = (lines: readonly CartLine[], id: string) =>
    lines.reduce((sum, { variantId, quantity }) => (variantId === id ? sum + quantity : sum), 0)
  return [...new Set([...now, ...before].map(({ variantId }) => variantId))].flatMap((variantId): Moved[] => {
    const [was, is] = [countIn(before, variantId), countIn(now, variantId)]
    if (was === is) return []
    return [{ variantId, is: is > was ? 'more' : is > 0 ? 'less' : 'away', before: was, now: is }]
  })
}

/** Why a coupon that she chose is hers to use no more. */
export type CouponLost = 'used' | 'expired' | 'gone'
/**
 * The figures that travel with an order. `total` and `coupon` are missing
 * where she sent none. `lost`: why the coupon that she chose counts no more.
 */
export type Expected = { total?: Cents; credit: Cents; coupon?: Cents; lost?: CouponLost }
/** A figure that is another one by now. `why`: what became of the coupon. */
type FigureChange = { is: 'total' | 'credit' | 'coupon'; before: Cents; now: Cents; why?: CouponLost }

/** Which of the figures she saw are others by now. */
export function figureChanges({ total, credit, coupon, lost }: Expected, fresh: Figures): FigureChange[] {
  const taken = fresh.coupon ?? cents(0)
  const isOther = lost !== undefined || (coupon !== undefined && coupon !== taken)
  return [
    ...(isOther ? [{ is: 'coupon' as const, before: coupon ?? cents(0), now: taken, ...(lost && { why: lost }) }] : []),
    ...(credit === fresh.credit ? [] : [{ is: 'credit' as const, before: credit, now: fresh.credit }]),
    ...(total === undefined || total === fresh.total ? [] : [{ is: 'total' as const, before: total, now: fresh.total }]),
  ]
}

/** Figures as they travel: money and points as decimal strings. SEMANTICS 1. */
const figuresShown = ({ points, pointsAfter, ...money }: Figures) => ({
  ...Object.fromEntries(Object.entries(money).map(([name, value]) => [name, moneyOf(value)])),
  points: pointsOf(points),
  pointsAfter: pointsOf(pointsAfter),
})

/** What stood there and what stands now, as it travels: pieces for `fewer`, else money; nothing where a change has neither. */
export function beforeAndNow(change: LineChange | FigureChange): { before?: string; now?: string } {
  if (!('before' in change)) return {}
  const shown = change.is === 'fewer' ? String : moneyOf
  return { before: shown(change.before), now: shown(change.now) }
}

/**
 * Is the order still what she saw? A price alone shows in the total; what is missing never passes. SEMANTICS 5.
 * @returns nothing, or order_changed with the fresh figures, what she would send with them, and what changed line by line and in the sum
 */
export function checkSeen(seen: Expected, fresh: Figures, lines: readonly LineChange[]): Refusal | undefined {
  const figures = figureChanges(seen, fresh)
  if (figures.length === 0 && lines.every(({ is }) => is === 'price')) return undefined
  const changes = [...lines, ...figures].map((change) => ({ ...change, ...beforeAndNow(change) }))
  const wish = { usedCreditValue: moneyOf(fresh.credit), totalPrice: moneyOf(fresh.total) }
  return refuse('order_changed', undefined, { fresh: { ...wish, figures: figuresShown(fresh), changes } })
}
