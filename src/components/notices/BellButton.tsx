import { Trans } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { UnreadCount } from './UnreadCount.tsx'
import { useUnread } from './use-unread.ts'
import { IconLink } from '../../ui/IconButton.tsx'

/** The way to the notices, and how many are to be read. LOOK dark-1. */
export function BellButton() {
  return (
    <IconLink to="/notices">
      <Bell aria-hidden strokeWidth={1.75} />
      <span className="unseen">
        <Trans>Avvisi</Trans>
      </span>{' '}
      <UnreadCount count={useUnread()} />
    </IconLink>
  )
}
