import type { Choices, Privacy } from '#contract/privacy.ts'

export type Point = 'A' | 'B' | 'C'

/** The field of each point. Spec §3. */
export const FIELDS = { A: 'informativaPrivacy', B: 'informativaPointB', C: 'informativaPointC' } as const

/** The points that a text asks about: those it has words for. */
export const askedIn = ({ pointB, pointC }: Pick<Privacy, 'pointB' | 'pointC'>): Point[] => [
  'A',
  ...(pointB === null ? [] : ['B' as const]),
  ...(pointC === null ? [] : ['C' as const]),
]

/** The first point that still has no answer; the information itself only counts as read. SEMANTICS 10. */
export const unanswered = (privacy: Pick<Privacy, 'pointB' | 'pointC'>, choices: Choices): Point | undefined =>
  askedIn(privacy).find((point) => (point === 'A' ? choices.informativaPrivacy !== true : choices[FIELDS[point]] === undefined))
