/** Who waits for a place: `held` while one is kept for her, `passed` if she let it go by. `seq` tells those of one instant apart. */
export type Waiting = {
  id: string
  created: number
  seq: number
  people: number
  state: 'waiting' | 'held' | 'passed'
  expires?: number
}

/** Those who still wait, whoever came first at the front. */
export const inLine = <T extends Waiting>(list: readonly T[]): T[] =>
  list.filter(({ state }) => state === 'waiting').sort((a, b) => a.created - b.created || a.seq - b.seq)

/** Her place in the line, from 1; undefined if she does not wait. */
export function positionOf(list: readonly Waiting[], id: string): number | undefined {
  const index = inLine(list).findIndex((one) => one.id === id)
  return index < 0 ? undefined : index + 1
}

/** Is a place kept for her now? The clock decides, whether or not a job has tidied up. */
export const isHeld = ({ state, expires }: Waiting, now: number): boolean => state === 'held' && expires !== undefined && now < expires

/** Those whose place was kept long enough: it goes to the next. */
export const letGo = <T extends Waiting>(list: readonly T[], now: number): T[] =>
  list.filter((one) => one.state === 'held' && !isHeld(one, now))

/**
 * Whom to offer what has become free, in order. A party for whom it is too small keeps its place in the line and does not keep
 * a smaller one behind it waiting.
 * @param fits would there be a place for her, beside those who are offered one before her?
 * @returns those to hold a place for
 */
export function offers<T extends Waiting>(list: readonly T[], fits: (one: T, offered: readonly T[]) => boolean): T[] {
  const offered: T[] = []
  for (const one of inLine(list)) if (fits(one, offered)) offered.push(one)
  return offered
}
