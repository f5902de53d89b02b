import { Plural } from '@lingui/react/macro'
import { usePainted } from '../ui/use-painted.ts'

/** Beyond this the figure says no more than that there are many. */
const MOST = 99

/** How many are to be read: a figure for the eye, words for a screen reader. Nothing where there are none. */
export function UnreadCount({ count }: { count: number }) {
  // The first plural costs a slow phone as much as all of the page.
  const isPainted = usePainted()
  if (!count) return null
  return (
    <>
      <span className="count" aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </span>
      {isPainted ? (
        <span className="unseen">
          <Plural value={count} one="# avviso da leggere" other="# avvisi da leggere" />
        </span>
      ) : null}
    </>
  )
}
