import { Trans } from '@lingui/react/macro'
import './bookings.css'

type Props = { evening: { seats: number; confirmed: number; waiting: number; free: number } }

/** The seats of an evening, one sign each, by the sum that grants them. LOOK "counter-2". */
export function Evening({ evening: { seats, confirmed, waiting, free } }: Props) {
  const taken = confirmed + waiting
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
          <span key={at} className={at < confirmed ? 'seat-taken' : at < taken ? 'seat-waiting' : undefined} />
        ))}
      </div>
      <p className="small quiet">
        <Trans>
          {confirmed} confermati · {waiting} in attesa · {free} liberi
        </Trans>
      </p>
    </div>
  )
}
