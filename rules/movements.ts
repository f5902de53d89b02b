import type { FlowGroup, FlowType } from '#contract/flows.ts'
import { type Points4, points4 } from './money.ts'

const signs: Record<FlowType, 1 | -1> = { AA: 1, AM: 1, W: 1, B: 1, IS: 1, C: -1, P: -1, SM: -1 }

const isKind = (type: string): type is FlowType => Object.hasOwn(signs, type)

/** The movement's type if it is one of Spec §3; an unknown one is shown by its sign alone. */
export const kindOf = (type: string): FlowType | undefined => (isKind(type) ? type : undefined)

/** A value with the sign its type gives: AA AM W B IS add, C P SM subtract. Cents or ten-thousandths of a point. SEMANTICS 4. */
export const signed = <N extends number>(type: FlowType, size: N): N => (size === 0 ? 0 : signs[type] * Math.abs(size)) as N

/**
 * What a change of points is shown as: balances are read without the part of a point, so what is gained or lost is the difference
 * of the two that are read, and the sum that she sees adds up. What is booked stays exact. SEMANTICS 4.
 * @param after the balance that the change leads to
 */
export const shownChange = (change: Points4, after: Points4): Points4 =>
  points4((Math.trunc(after / 10_000) - Math.trunc((after - change) / 10_000)) * 10_000)

/** The types of each group: every type is of one. LOOK phone-7. */
export const TYPES_OF: Record<FlowGroup, readonly FlowType[]> = {
  earned: ['AA', 'AM'],
  used: ['C', 'P'],
  given: ['W', 'B', 'IS'],
  undone: ['SM'],
}

/** Is a movement of this group? Without one, all are. */
export const isOf = (group: FlowGroup | undefined, type: string): boolean => !group || TYPES_OF[group].some((one) => one === type)
