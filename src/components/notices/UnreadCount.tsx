import { Trans } from '@lingui/react/macro'
import { Count } from '../../ui/Count.tsx'
import { useUnread } from './use-unread.ts'

/** Beyond this the figure says no more than that there are many. */
const MOST = 99

/**
 * How many are to be read in the activity in use: a figure for the eye, words for a screen reader. Nothing where there are none. No plural: the
 * browser's first one costs a slow phone 60 ms, at the start of the app.
 */
export function UnreadCount() {
  const count = useUnread()
  if (!count) return null
  return (
    <>
      <Count>{count > MOST ? `${MOST}+` : count}</Count>
      <span className="unseen">
        <Trans>{count} da leggere</Trans>
      </span>
    </>
  )
}
