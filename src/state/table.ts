import * as z from 'zod/mini'
import { onTheWall } from '#rules/days.ts'
import { serverTime } from './clock.ts'

// Where somebody sits is gone with the day, and with a logout; a log-in keeps it: she orders from there.
const KEY = 'tessera.table'

const Sat = z.object({ activityId: z.string(), table: z.string(), day: z.string() })

const today = (zone: string) => onTheWall(zone, serverTime()).day

/** She scanned the code of this table today. */
export function sitDown(activityId: string, table: string, zone: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ activityId, table, day: today(zone) } satisfies z.infer<typeof Sat>))
  } catch {
    // A storage that refuses: she says it to who serves.
  }
}

/** At which table of the activity she sits today, as far as this device knows. */
export function tableOf(activityId: string, zone: string): string | undefined {
  try {
    const sat = Sat.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
    return sat?.activityId === activityId && sat.day === today(zone) ? sat.table : undefined
  } catch {
    return undefined
  }
}

/** She sits there no more. */
export function standUp(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
