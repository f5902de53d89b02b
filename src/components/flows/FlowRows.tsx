import type { Flow } from '#contract/flows.ts'
import type { shownOn } from '#rules/card.ts'
import { dayHere } from '../words/day-name.ts'
import { FlowRow } from './FlowRow.tsx'

type Props = { flows: readonly Flow[]; counts: ReturnType<typeof shownOn> }

/** Some movements with no head above them: each day is said once, with its month. */
export function FlowRows({ flows, counts }: Props) {
  const today = dayHere(new Date().toISOString())
  return flows.map((flow, index) => {
    const day = dayHere(flow.created)
    const before = flows[index - 1]
    const saysDay = !before || dayHere(before.created) !== day
    return <FlowRow key={flow.id} flow={flow} day={day} saysDay={saysDay} today={today} withMonth counts={counts} />
  })
}
