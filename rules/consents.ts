import type { Choices, Consent, Privacy } from '#contract/privacy.ts'

export type Point = 'A' | 'B' | 'C'

/** The field of each point. Spec §3. */
export const FIELDS = { A: 'informativaPrivacy', B: 'informativaPointB', C: 'informativaPointC' } as const

/** The points that a text asks about: those it has words for. */
export const askedIn = ({ pointB, pointC }: Pick<Privacy, 'pointB' | 'pointC'>): Point[] => [
  'A',
  ...(pointB === null ? [] : ['B' as const]),
  ...(pointC === null ? [] : ['C' as const]),
]

/** The points that still have no answer, in the order in which they stand; the information itself only counts as read. SEMANTICS 10. */
export const openPoints = (
  privacy: Pick<Privacy, 'pointB' | 'pointC'>,
  choices: Choices,
  order: readonly Point[] = ['A', 'B', 'C'],
): Point[] =>
  order
    .filter((point) => askedIn(privacy).includes(point))
    .filter((point) => (point === 'A' ? choices.informativaPrivacy !== true : choices[FIELDS[point]] === undefined))

/** The first of them. */
export const unanswered = (privacy: Pick<Privacy, 'pointB' | 'pointC'>, choices: Choices): Point | undefined =>
  openPoints(privacy, choices)[0]

/** What she said last to each point of a text. `history` has the newest first. */
export function saidTo(privacy: Pick<Privacy, 'id'>, history: readonly Consent[]): Choices {
  const hers = history.filter(({ privacyId }) => privacyId === privacy.id)
  return Object.fromEntries(hers.toReversed().map(({ point, given }) => [FIELDS[point], given]))
}

const OPEN = ['/privacy', '/activities', '/terms', '/imprint', '/accessibility', '/profile/export', '/profile/delete']

/**
 * Pages that stay open while the text waits for her: its own, the way to another activity, what anybody may read, and the
 * ways out for who does not agree: with her data, or without an account. Spec §4.
 * @param path without language prefix, query and hash
 */
export const staysOpen = (path: string): boolean => OPEN.some((page) => path === page || path.startsWith(`${page}/`))
