import type { Flow } from '#contract/flows.ts'
import { onTheWall } from './days.ts'
import { centsOf, tenThousandthsOf } from './money.ts'

/** The movements of one day of the activity, as they came, and what they add up to. */
export type Day = { day: string; flows: Flow[]; cents: number; tenThousandths: number }

/** Movements by day of the activity's zone, in the order given; a day that was left is not opened again. LOOK, Flows. */
export function byDay(flows: readonly Flow[], zone: string): Day[] {
  const days: Day[] = []
  for (const flow of flows) {
    const { day } = onTheWall(zone, flow.created)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, flows: [], cents: 0, tenThousandths: 0 }))
    last.flows.push(flow)
    last.cents += centsOf(flow.value)
    last.tenThousandths += tenThousandthsOf(flow.pointValue)
  }
  return days
}

/** The balance at the end of a day. */
export type Step = { day: string; cents: number; tenThousandths: number }

/**
 * Balances day by day for the chart, oldest first, one step a day however many movements it had.
 * @param flows newest first, as the server sends them
 */
export function steps(flows: readonly Flow[], zone: string): Step[] {
  const closing = new Map<string, Step>()
  for (const flow of flows) {
    const { day } = onTheWall(zone, flow.created)
    if (!closing.has(day)) closing.set(day, { day, cents: centsOf(flow.balance), tenThousandths: tenThousandthsOf(flow.pointBalance) })
  }
  return [...closing.values()].reverse()
}
