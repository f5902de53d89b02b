import { Trans, useLingui } from '@lingui/react/macro'
import type { Hours, Store } from '#contract/stores.ts'
import { closedDaysAhead, type DayOfWeek, weekOf } from '#rules/opening-hours.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './store.css'

/** The hours of the week, today's marked, and the single days on which they do not hold. */
export function OpeningHours({ store }: { store: Store }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  if (store.hours.length === 0) return null
  const closed = closedDaysAhead(store, zone, now).map((day) =>
    i18n.date(day, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  )
  const days = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(closed)
  return (
    <section className="store-hours">
      <h3>
        <Trans>Orari</Trans>
      </h3>
      <Panel as="table">
        <tbody>
          {weekOf(store, zone, now).map((one) => (
            <Day key={one.weekday} {...one} />
          ))}
        </tbody>
      </Panel>
      {closed.length > 0 ? (
        <p className="small quiet">
          <Trans>Chiuso anche {days}.</Trans>
        </p>
      ) : null}
    </section>
  )
}

function Day({ day, hours, isToday, isSpecial }: DayOfWeek) {
  const { i18n } = useLingui()
  const isClosed = isSpecial || hours.length === 0
  return (
    <tr className={isToday ? 'store-today' : undefined}>
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
