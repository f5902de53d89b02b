import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { arrivalsAt, type Tick } from '#rules/booking-timeline.ts'
import type { Entry } from './entries.ts'
import './lanes.css'

type Props = { ticks: readonly Tick[]; entries: readonly Entry[]; minutes: number }

/** The times across, each with how many people come then; the first number says what it counts. */
export function TimesHead({ ticks, entries, minutes }: Props) {
  const { t } = useLingui()
  const arrivals = ticks.map((tick) => arrivalsAt(entries, tick, minutes))
  const first = arrivals.findIndex((people) => people > 0)
  return (
    <ul className="lanes-times figures" aria-label={t`Arrivi`}>
      {ticks.map(({ at, time }, index) => {
        const people = arrivals[index] ?? 0
        const words = plural(people, { one: '# arrivo', other: '# arrivi' })
        return (
          <li key={at}>
            <strong>{time}</strong>
            <span className={people > 0 && index !== first ? 'unseen' : 'quiet'}>{people > 0 ? words : ''}</span>
            {people > 0 && index !== first ? (
              <span aria-hidden className="quiet">
                {people}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
