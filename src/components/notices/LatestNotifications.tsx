import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useLatestNotifications } from './use-latest-notifications.ts'
import '../page/latest.css'

/** Spec §9. */
const SHOWN = 5

/** The latest entries of the feed, and the way to all of them; nothing where there are none. */
export function LatestNotifications() {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const entries = useLatestNotifications().entries?.slice(0, SHOWN)
  if (!entries?.length) return null
  return (
    <Panel as="section" className="latest">
      <div className="latest-head">
        <h2>
          <Trans>Attività recente</Trans>
        </h2>
        <Link className="link link-wide" to="/notifications?feed">
          <Trans>Tutte</Trans>
        </Link>
      </div>
      <ul>
        {entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} zone={zone} />
        ))}
      </ul>
    </Panel>
  )
}
