import { useSelector } from 'react-redux'
import { useActivity } from '../../api/activities.ts'
import { useMyCard } from '../../api/card.ts'
import type { Session } from '../../state/session.ts'
import { useCodeShape } from './use-code-shape.ts'

/** All that the card screen and home show of the card. */
export function usePass() {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const activity = useActivity()
  const card = useMyCard()
  const shape = useCodeShape(card.data, activityId)
  return { activity, card, shape }
}
