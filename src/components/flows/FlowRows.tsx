import type { Flow } from '#contract/flows.ts'
import type { shownOn } from '#rules/card.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { serverTime } from '../../state/clock.ts'
import { FlowRow } from './FlowRow.tsx'

type Props = { flows: readonly Flow[]; counts: ReturnType<typeof shownOn> }

/** Some movements with no head above them: each day, as the activity's wall has it, is said once, with its month. */
export function FlowRows({ flows, counts }: Props) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const days = flows.map(({ created }) => onTheWall(zone, created).day)
  return flows.map((flow, index) => {
    const day = days[index] ?? today
    return <FlowRow key={flow.id} flow={flow} day={day} saysDay={days[index - 1] !== day} today={today} withMonth counts={counts} />
  })
}
