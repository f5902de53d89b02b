import { Plural } from '@lingui/react/macro'

/** Beyond this the figure says no more than that there are many. */
const MOST = 99

/** How many are to be read: a figure for the eye, words for a screen reader. Nothing where there are none. */
export function UnreadCount({ count }: { count: number }) {
  if (!count) return null
  return (
    <>
      <span className="count" aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="unseen">
        <Plural value={count} one="# avviso da leggere" other="# avvisi da leggere" />
      </span>
    </>
  )
}
