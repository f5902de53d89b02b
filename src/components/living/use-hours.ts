import { isOverToday } from '#rules/opening-hours.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useStores } from '../../api/stores.ts'
import { useStanding } from '../stores/use-standing.ts'
import { useMinute } from '../words/use-minute.ts'

/** Is the first of the stores open, and until when? `isOver`: it was today, and is no more. @returns undefined if no hours are known */
export function useHours() {
  const [store] = useStores().data ?? []
  const standing = useStanding(store)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  return store && standing && { store, ...standing, isOver: isOverToday(store, zone, now) }
}
