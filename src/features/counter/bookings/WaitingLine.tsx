import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { CounterDay, InLine } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { peopleWords } from '../../../components/booking/booking-words.ts'
import { Panel } from '../../../ui/Panel.tsx'
import './bookings.css'

type Props = { line: CounterDay['line']; zone: string; free: number | undefined }

/** Who waits for the day, whoever came first at the front, and for whom a place is held. LOOK "counter-2". */
export function WaitingLine({ line, zone, free }: Props) {
  const first = line.find(({ held }) => held === null)
  return (
    <section className="desk-part">
      <h2>
        <Trans>Lista d’attesa</Trans> <span className="desk-count">{line.length}</span>
      </h2>
      <Panel as="ol">
        {line.map((one, at) => (
          <li key={one.id} className={one.held ? 'in-line is-held' : 'in-line'}>
            <span className="in-line-place" aria-hidden>
              {at + 1}
            </span>
            <span className="in-line-words">
              <strong>{[one.name, one.service || peopleWords(one.numberOfPeople), one.time].filter(Boolean).join(', ')}</strong>
              <Standing one={one} zone={zone} missing={one === first && free !== undefined ? one.numberOfPeople - free : 0} />
            </span>
          </li>
        ))}
      </Panel>
    </section>
  )
}

function Standing({ one: { held }, zone, missing }: { one: InLine; zone: string; missing: number }) {
  const { t } = useLingui()
  if (held) {
    const until = onTheWall(zone, Date.parse(held.until)).time
    return (
      <span className="small in-line-held">
        <Hourglass aria-hidden size={16} strokeWidth={1.75} />
        {t`posto tenuto fino alle ${until}`}
      </span>
    )
  }
  if (missing <= 0) return null
  return <span className="small quiet">{missing === 1 ? t`manca 1 posto` : t`mancano ${missing} posti`}</span>
}
