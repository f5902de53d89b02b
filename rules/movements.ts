import type { FlowGroup, FlowType } from '#contract/flows.ts'

const signs: Record<FlowType, 1 | -1> = { AA: 1, AM: 1, W: 1, B: 1, IS: 1, C: -1, P: -1, SM: -1 }

const isKind = (type: string): type is FlowType => Object.hasOwn(signs, type)

/** The movement's type if it is one of Spec §3; an unknown one is shown by its sign alone. */
export const kindOf = (type: string): FlowType | undefined => (isKind(type) ? type : undefined)

/** A value with the sign its type gives: AA AM W B IS add, C P SM subtract. Cents or ten-thousandths of a point. SEMANTICS 4. */
export const signed = <N extends number>(type: FlowType, size: N): N => (size === 0 ? 0 : signs[type] * Math.abs(size)) as N

/** The types of each group: every type is of one. LOOK phone-7. */
export const TYPES_OF: Record<FlowGroup, readonly FlowType[]> = {
  earned: ['AA', 'AM'],
  used: ['C', 'P'],
  given: ['W', 'B', 'IS'],
  undone: ['SM'],
}

/** Is a movement of this group? Without one, all are. */
export const isOf = (group: FlowGroup | undefined, type: string): boolean => !group || TYPES_OF[group].some((one) => one === type)
