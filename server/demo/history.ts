import type { FlowType } from '#contract/flows.ts'
import type { Reason } from '#contract/reasons.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { signed } from '#rules/movements.ts'

/** When a business is open: `day` 0 or 7 is Sunday, times are `HH:mm` on its wall. */
export type Hours = { day: number; startTime: string; endTime: string }

/**
 * A movement of the demo: so many days ago or, where it was closed, on the last open day before; `minute` orders those of one
 * day. `reason` gets the day and whether it was evening.
 */
export type Planned = {
  ago: number
  minute: number
  type: FlowType
  cents?: number
  points?: number
  reason: (day: string, evening: boolean) => Reason | string
}

/** A row of the ledger, without its keys. */
export type Entry = {
  created: Date
  type: FlowType
  value: number
  pointValue: number
  balance: number
  pointBalance: number
  description: string | null
  reason: Reason | null
}

type Place = { zone: string; hours: Hours[]; now: Date }

const DAY = 86_400_000

/** Makes the ledger of a plan: within opening hours, before today, oldest first, each row with the balances after it. */
export function history(plan: Planned[], place: Place): Entry[] {
  const dated = plan.map((planned) => ({ planned, ...moment(planned, place) }))
  dated.sort((a, b) => a.created.getTime() - b.created.getTime())
  let [balance, pointBalance] = [0, 0]
  return dated.map(({ planned: { type, cents = 0, points = 0, reason }, created, day, evening }) => {
    const [value, pointValue] = [signed(type, cents), signed(type, points * 10_000)]
    balance += value
    pointBalance += pointValue
    const why = reason(day, evening)
    const told = typeof why === 'string' ? { description: why, reason: null } : { description: null, reason: why }
    return { created, type, value, pointValue, balance, pointBalance, ...told }
  })
}

function moment({ ago, minute }: Planned, { zone, hours, now }: Place) {
  const today = Date.parse(onTheWall(zone, now.getTime()).day)
  for (let back = ago; ; back++) {
    const day = new Date(today - back * DAY)
    const open = hours.filter((slot) => slot.day % 7 === day.getUTCDay())
    const slot = ago % 4 === 3 ? open[0] : open.at(-1)
    if (!slot) continue
    const [start, end] = [minutes(slot.startTime), minutes(slot.endTime)]
    const at = start + Math.min(60 + ((ago * 17) % 60), end - start - 30) + minute
    const iso = day.toISOString().slice(0, 10)
    return { created: new Date(instantOf(zone, iso, time(at))), day: iso, evening: at >= 17 * 60 }
  }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const time = (minute: number) => `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
