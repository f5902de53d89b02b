import { useActivity } from '../../api/activities.ts'
import { useMyCard } from '../../api/card.ts'
import { useCodeShape } from './use-code-shape.ts'
import { useActivityId } from '../../state/hooks.ts'

/** All that the card screen and home show of the card. */
export function usePass() {
  const activityId = useActivityId()
  const activity = useActivity()
  const card = useMyCard()
  const shape = useCodeShape(card.data, activityId)
  return { activity, card, shape }
}
