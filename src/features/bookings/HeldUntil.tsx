import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { onTheWall } from '#rules/days.ts'
import { CARD_PATTERN } from '../../components/card/card-pattern.ts'
import '../../components/card/card-pattern.css'
import { inMinutes, useCountdown } from '../../components/steps/use-countdown.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { serverTime } from '../../state/clock.ts'
import './waitings.css'

const MINUTE_MS = 60_000
/** More than any place is held: whoever sees more has a clock that is wrong, and the hour alone stands. */
const MOST = 60

type Props = {
  expires: string
  /** For how many minutes a place is held. */
  minutes: number
  zone: string
}

/** "È tuo fino alle 20:10", by the wall of the place, and the clock beside it; aloud each minute only. LOOK "phone-10". */
export function HeldUntil({ expires, minutes, zone }: Props) {
  const until = onTheWall(zone, Date.parse(expires)).time
  const left = Math.ceil((Date.parse(expires) - useMinute()) / MINUTE_MS)
  const isKnown = left > 0 && left <= MOST
  return (
    <div className={left <= 1 ? 'held-until is-last' : 'held-until'}>
      <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={CARD_PATTERN} />
      </svg>
      {isKnown ? <Clock expires={expires} minutes={minutes} /> : null}
      <div role="status">
        <p>
          <Trans>Si è liberato un posto</Trans>
        </p>
        <h2>
          <Trans>È tuo fino alle {until}</Trans>
        </h2>
        {isKnown ? <p className="unseen">{plural(left, { one: 'Ancora # minuto', other: 'Ancora # minuti' })}</p> : null}
      </div>
    </div>
  )
}

/** What is left of it, as a ring that runs down, by the server's clock. */
function Clock({ expires, minutes }: Pick<Props, 'expires' | 'minutes'>) {
  const ahead = serverTime() - Date.now()
  const seconds = minutes * 60
  const left = useCountdown(Math.round((Date.parse(expires) - ahead) / 1000) * 1000 - seconds * 1000, seconds)
  return (
    <span className="held-clock" aria-hidden="true">
      <svg viewBox="0 0 80 80">
        <circle cx="40" cy="40" r="36" />
        <circle className="held-left" cx="40" cy="40" r="36" pathLength={1} strokeDasharray={`${left / seconds} 1`} />
      </svg>
      <strong>{inMinutes(left)}</strong>
    </span>
  )
}
