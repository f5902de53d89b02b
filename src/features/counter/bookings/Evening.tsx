import { Trans } from '@lingui/react/macro'
import type { CounterDay } from '#contract/counter-bookings.ts'
import './evening.css'

/** The seats of an evening, one sign each, by the sum that grants them. LOOK "counter-2". */
export function Evening({ evening: { seats, confirmed, waiting, held, free } }: { evening: NonNullable<CounterDay['evening']> }) {
  const [sure, asked, taken] = [confirmed, confirmed + waiting, confirmed + waiting + held]
  const lookOf = (at: number) => (at < sure ? 'seat-taken' : at < asked ? 'seat-waiting' : at < taken ? 'seat-held' : undefined)
  return (
    <div className="evening">
      <p className="evening-sum">
        <strong>{taken}</strong>{' '}
        <span>
          <Trans>su {seats} posti della sera</Trans>
        </span>
      </p>
      <div className="evening-seats" aria-hidden>
        {Array.from({ length: seats }, (_, at) => (
          <span key={at} className={lookOf(at)} />
        ))}
      </div>
      <p className="small quiet">
        {held > 0 ? (
          <Trans>
            {confirmed} confermati · {waiting} in attesa · {held} tenuti · {free} liberi
          </Trans>
        ) : (
          <Trans>
            {confirmed} confermati · {waiting} in attesa · {free} liberi
          </Trans>
        )}
      </p>
    </div>
  )
}
