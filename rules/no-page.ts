import { may } from './permissions.ts'
import { type Entry, type Facts, firstSteps, isCounter, isOpen, owners } from './visibility.ts'

// Asked where there is no page, which is none of what every start needs.

/**
 * Is it for want of a flag, or of a second card, that there is no such page, and not of a right?
 * @param path as of `isOpen`   @returns false also for a path that no entry owns
 */
export const isLacked = (path: string, facts: Facts): boolean =>
  !isOpen(path, facts) && owners(path).some((row) => !row.needs || may(facts.roles, row.needs))

const WAYS = 2

/** Where somebody is led on who found no page: to what she comes for, or to her work. */
export const waysOn = (visible: readonly Entry[]): Entry[] => {
  const work = visible.filter(isCounter)
  return work.length > 0 ? work.slice(0, WAYS) : firstSteps(visible)
}
