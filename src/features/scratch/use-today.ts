import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'

/** The day on the wall of the activity in use, `YYYY-MM-DD`. */
export function useToday(): string {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  return onTheWall(zone, useMinute()).day
}
