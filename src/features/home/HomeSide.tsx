import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { LatestFlows } from '../../components/flows/LatestFlows.tsx'
import { useLatestFlows } from '../../components/flows/use-latest-flows.ts'
import { LatestNotifications } from '../../components/notices/LatestNotifications.tsx'
import { useLatestNotifications } from '../../components/notices/use-latest-notifications.ts'

type Props = { hasCard: boolean; showsFeed: boolean }

/** What happened of late, and her devices. It comes as one: what came later would push away what stands below it. */
export function HomeSide({ hasCard, showsFeed }: Props) {
  const flows = useLatestFlows()
  const feed = useLatestNotifications(!showsFeed)
  if (flows.isLoading || feed.isLoading) return null
  return (
    <>
      {hasCard ? <LatestFlows /> : null}
      {showsFeed ? <LatestNotifications /> : null}
      <DevicesLink />
    </>
  )
}
