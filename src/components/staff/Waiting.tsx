import { plural } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Count } from '../../ui/Count.tsx'
import { countInTitle } from '../page/title-count.ts'
import { useAtWork } from './use-at-work.ts'

/** The places of the work at which somebody may wait. */
export type WaitingPlace = 'counter' | 'counterBookings'

/** How many wait for staff, beside the entry of the place: a figure for the eye, words for a screen reader. LOOK "counter-1". */
export function Waiting({ at }: { at: WaitingPlace }) {
  const { fresh = 0, requests = 0 } = useAtWork()
  const count = at === 'counter' ? fresh : requests
  if (!count) return null
  return (
    <>
      <Count>{count}</Count>
      <span className="unseen">
        {' '}
        {at === 'counter'
          ? plural(count, { one: '# nuovo ordine', other: '# nuovi ordini' })
          : plural(count, { one: '# richiesta che aspetta', other: '# richieste che aspettano' })}
      </span>
    </>
  )
}

/** Says in the title of whichever page of the counter is open how many wait, at all its places. */
export function WaitingInTitle() {
  const { fresh = 0, requests = 0 } = useAtWork()
  useEffect(() => countInTitle(fresh + requests), [fresh, requests])
  useEffect(() => () => countInTitle(0), [])
  return null
}
