import { useLingui } from '@lingui/react/macro'
import { may } from '#rules/permissions.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useAtStart } from '../../api/at-start.ts'
import { isCardAsked } from '../../api/card.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { useActivityId, useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './opening.css'

/** Does home show the work, as far as is known: to staff of whom nothing says that she has a card here? */
export function useIsWork(): boolean {
  const activityId = useActivityId()
  const copy = useAtStart('card')
  return useAppSelector(
    (state) => may(claimsOf(state.session.token).roles, 'counter') && !copy?.data && !(activityId && isCardAsked(state, activityId)),
  )
}

/** As many places as the activity has; most have all three. */
const ALL = 3

/** Holds the places of the work: who works here starts with them, not with a card that she has not. */
export function WorkComing() {
  const { t } = useLingui()
  const isKnown = useConfiguration() !== undefined
  const keys = useVisibleEntries().map(({ key }) => key)
  const places = ['counter', 'counterBookings'] as const
  const count = isKnown ? 1 + places.filter((key) => keys.includes(key)).length : ALL
  return (
    <div className="opening-work" role="status" aria-label={t`Caricamento`}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className="opening-place" />
      ))}
    </div>
  )
}
