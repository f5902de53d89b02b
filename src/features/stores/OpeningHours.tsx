import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Hours, Store } from '#contract/stores.ts'
import { closedDaysAhead, closedWeekdays, dayBarOf, type DayOfWeek, runsOf, weekOf } from '#rules/opening-hours.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital } from '../../components/words/day-name.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './hours.css'
import { TodayBar } from './TodayBar.tsx'

/** Today in words and on a bar, the days without, and the whole week behind a key. LOOK phone-7. */
export function OpeningHours({ store }: { store: Store }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  if (store.hours.length === 0) return null
  const week = weekOf(store, zone, now)
  const today = week.find(({ isToday }) => isToday)
  const bar = dayBarOf(store, zone, now)
  const weekday = today && i18n.date(today.day, { weekday: 'long', timeZone: 'UTC' })
  return (
    <section className="store-hours">
      <h3 className="store-today">
        <span>
          <Trans>Oggi, {weekday}</Trans>
        </span>{' '}
        <span className="figures">{today ? <Times {...today} /> : null}</span>
      </h3>
      {bar ? <TodayBar bar={bar} /> : null}
      <div className="store-closed-days">
        <CalendarX2 aria-hidden size={20} strokeWidth={1.75} />
        <p>
          <ClosedDays store={store} zone={zone} now={now} />
        </p>
        <button type="button" className="link link-wide" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          <Trans>Orari</Trans>
        </button>
      </div>
      <div id={id}>{isWhole ? <Week week={week} /> : null}</div>
    </section>
  )
}

/** "12:00–15:00 e 19:00–23:00" */
function Times({ hours, isSpecial }: Pick<DayOfWeek, 'hours' | 'isSpecial'>) {
  const { i18n } = useLingui()
  if (isSpecial || hours.length === 0) return <Trans>chiuso</Trans>
  const times = hours.map(({ startTime, endTime }) => `${startTime}–${endTime}`)
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(times)
}

/** "Lunedì chiuso, e il 24 e 25 dicembre" */
function ClosedDays({ store, zone, now }: { store: Store; zone: string; now: number }) {
  const { t, i18n } = useLingui()
  const list = (words: string[]) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(words)
  const dates = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const days = list(runsOf(closedDaysAhead(store, zone, now)).map(({ first, last }) => dates.formatRange(new Date(first), new Date(last))))
  // The 4th of January 1970 was a Sunday.
  const weekdays = list(
    closedWeekdays(store).map((weekday) => i18n.date(new Date(Date.UTC(1970, 0, 4 + weekday)), { weekday: 'long', timeZone: 'UTC' })),
  )
  if (weekdays) {
    const closed = capital(t`${weekdays} chiuso`)
    return days ? (
      <>
        <strong>{closed}</strong>
        {t`, anche il ${days}`}
      </>
    ) : (
      <strong>{closed}</strong>
    )
  }
  return days ? t`Chiuso il ${days}` : t`Aperto tutti i giorni`
}

/** The hours of the week, today's marked. */
function Week({ week }: { week: DayOfWeek[] }) {
  return (
    <Panel as="table" className="store-week">
      <tbody>
        {week.map((one) => (
          <Day key={one.weekday} {...one} />
        ))}
      </tbody>
    </Panel>
  )
}

function Day({ day, hours, isToday, isSpecial }: DayOfWeek) {
  const { i18n } = useLingui()
  const isClosed = isSpecial || hours.length === 0
  return (
    <tr className={isToday ? 'store-week-today' : undefined}>
      <th scope="row">
        <span className="store-day">
          <span>{i18n.date(day, { weekday: 'long', timeZone: 'UTC' })}</span>{' '}
          {isToday ? (
            <Tag>
              <Trans>oggi</Trans>
            </Tag>
          ) : null}
        </span>
      </th>
      <td className={isClosed ? 'quiet' : undefined}>
        {isClosed ? <Trans>Chiuso</Trans> : hours.map((one) => <Time key={one.startTime} {...one} />)}
      </td>
    </tr>
  )
}

/** The space is for those who hear it. */
const Time = ({ startTime, endTime }: Hours) => (
  <>
    <span>{`${startTime}–${endTime}`}</span>{' '}
  </>
)
