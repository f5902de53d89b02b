import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'

/** The clock on the activity's wall: where, the present in milliseconds, and its day. */
export type Wall = { zone: string; now: number; today: string }

export function useWall(): Wall {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  return { zone, now, today: onTheWall(zone, now).day }
}
