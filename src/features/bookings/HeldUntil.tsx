import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { onTheWall } from '#rules/days.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import './waitings.css'

const MINUTE_MS = 60_000
/** More than any place is held: whoever sees more has a clock that is wrong, and the hour alone stands. */
const MOST = 60

/** "È tuo fino alle 20:10", by the wall of the place; and for how long still. LOOK "phone-10". */
export function HeldUntil({ expires, zone }: { expires: string; zone: string }) {
  const until = onTheWall(zone, Date.parse(expires)).time
  const left = Math.ceil((Date.parse(expires) - useMinute()) / MINUTE_MS)
  return (
    <div className={left <= 1 ? 'held-until is-last' : 'held-until'} role="status">
      <h2>
        <Trans>È tuo fino alle {until}</Trans>
      </h2>
      {left > 0 && left <= MOST ? <p>{plural(left, { one: 'Ancora # minuto', other: 'Ancora # minuti' })}</p> : null}
    </div>
  )
}
