import type { Flow, FlowGroup } from '#contract/flows.ts'
import { onTheWall } from './days.ts'
import { centsOf, tenThousandthsOf } from './money.ts'

/** The movements of one month of the activity's wall (`YYYY-MM`), as they came, each with its day, and what they add up to. */
export type Month = { month: string; flows: { flow: Flow; day: string }[]; cents: number; tenThousandths: number }

/** Movements by month of the activity's zone, in the order given; a month that was left is not opened again. LOOK phone-7. */
export function byMonth(flows: readonly Flow[], zone: string): Month[] {
  const months: Month[] = []
  for (const flow of flows) {
    const { day } = onTheWall(zone, flow.created)
    const month = day.slice(0, 7)
    let last = months.at(-1)
    if (last?.month !== month) months.push((last = { month, flows: [], cents: 0, tenThousandths: 0 }))
    last.flows.push({ flow, day })
    last.cents += centsOf(flow.value)
    last.tenThousandths += tenThousandthsOf(flow.pointValue)
  }
  return months
}

/** What a movement left, on its day: a step of the balance's line. */
export type Step = { day: string; flow: Flow; cents: number; tenThousandths: number }

type Drawn = { zone: string; group?: FlowGroup | undefined; since: string }

/**
 * The steps of the balance, oldest first. Of a group there is no balance: its line is what its movements come to together, sizes
 * without a sign, since a day.
 * @param flows newest first, as the server sends them   @param since `YYYY-MM-DD`, from which on a group is added up
 */
export function steps(flows: readonly Flow[], { zone, group, since }: Drawn): Step[] {
  let [cents, tenThousandths] = [0, 0]
  const dated = flows.toReversed().map((flow) => ({ flow, day: onTheWall(zone, flow.created).day }))
  if (!group)
    return dated.map((one) => ({ ...one, cents: centsOf(one.flow.balance), tenThousandths: tenThousandthsOf(one.flow.pointBalance) }))
  return dated
    .filter(({ day }) => day >= since)
    .map((one) => {
      cents += Math.abs(centsOf(one.flow.value))
      tenThousandths += Math.abs(tenThousandthsOf(one.flow.pointValue))
      return { ...one, cents, tenThousandths }
    })
}
