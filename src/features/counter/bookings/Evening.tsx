import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterDay } from '#contract/counter-bookings.ts'
import './evening.css'

type Props = { evening: NonNullable<CounterDay['evening']>; isClosed: boolean }

/** The seats of an evening, one sign each, by the sum that grants them; of a closed one those that are taken. LOOK "counter-2". */
export function Evening({ evening, isClosed }: Props) {
  const { seats, confirmed, waiting, held } = evening
  const [sure, asked, taken] = [confirmed, confirmed + waiting, confirmed + waiting + held]
  const lookOf = (at: number) => (at < sure ? 'seat-taken' : at < asked ? 'seat-waiting' : at < taken ? 'seat-held' : undefined)
  return (
    <div className="evening">
      <p className="evening-sum">
        {isClosed ? (
          <Trans>
            <strong>Chiuso</strong> la sera
          </Trans>
        ) : (
          <>
            <strong>{taken}</strong>{' '}
            <span>
              <Trans>su {seats} posti della sera</Trans>
            </span>
          </>
        )}
      </p>
      <div className="evening-seats" aria-hidden>
        {Array.from({ length: isClosed ? taken : seats }, (_, at) => (
          <span key={at} className={lookOf(at)} />
        ))}
      </div>
      {isClosed && taken === 0 ? null : <SeatWords evening={evening} isClosed={isClosed} />}
    </div>
  )
}

/** How many of which; of a closed evening none are free. */
function SeatWords({ evening: { confirmed, waiting, held, free }, isClosed }: Props) {
  const { t } = useLingui()
  const booked = t`${confirmed} confermati · ${waiting} in attesa`
  return (
    <p className="small quiet">{[booked, held > 0 && t`${held} tenuti`, !isClosed && t`${free} liberi`].filter(Boolean).join(' · ')}</p>
  )
}
