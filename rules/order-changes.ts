import type { CartLine } from './cart.ts'
import type { Cents } from './money.ts'
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

/** The two figures that travel with an order. `total` is missing where it is paid at a provider, whose page shows it. */
export type Expected = { total?: Cents; credit: Cents }

/** Which of the figures she saw are others by now. */
export function figureChanges(seen: Expected, fresh: Figures): { is: 'total' | 'credit'; before: Cents; now: Cents }[] {
  const { total, credit } = seen
  return [
    ...(credit === fresh.credit ? [] : [{ is: 'credit' as const, before: credit, now: fresh.credit }]),
    ...(total === undefined || total === fresh.total ? [] : [{ is: 'total' as const, before: total, now: fresh.total }]),
  ]
}

/**
 * Is the order still what she saw? A price alone shows in the total; what is missing never passes. SEMANTICS 5.
 * @returns nothing, or order_changed with the fresh figures, and with what changed line by line and in the sum
 */
export function checkSeen(seen: Expected, fresh: Figures, lines: readonly LineChange[]): Refusal | undefined {
  const figures = figureChanges(seen, fresh)
  if (figures.length === 0 && lines.every(({ is }) => is === 'price')) return undefined
  return refuse('order_changed', undefined, { fresh: { figures: fresh, changes: [...lines, ...figures] } })
}
