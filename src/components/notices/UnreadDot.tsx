import { Trans } from '@lingui/react/macro'
import './unread-dot.css'

/** Before the title of what is to be read. */
export const UnreadDot = () => (
  <span className="unread-dot">
    <span className="unseen">
      <Trans>Da leggere</Trans>
    </span>
  </span>
)
