import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AlarmClock, CalendarClock, type LucideIcon, ScanBarcode, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon, RowWords } from '../../ui/Row.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useAtWork } from './use-at-work.ts'
import './at-work.css'

/** Home of who works here and has no card: the places of the work, each with what waits there. SEMANTICS 14. */
export function AtWork() {
  const { t } = useLingui()
  const { hasOrders, hasBookings, fresh, late, requests } = useAtWork()
  return (
    <nav className="at-work" aria-label={t`Il tuo lavoro`}>
      {hasOrders ? (
        <Place to="/counter" Icon={Store} name={t`Banco`} waiting={fresh}>
          {fresh === undefined ? null : plural(fresh, { 0: 'nessun ordine nuovo', one: 'ordine nuovo', other: 'ordini nuovi' })}
          {late > 0 ? (
            <Tag className="at-work-late">
              <AlarmClock aria-hidden size={16} strokeWidth={2} />
              <Trans>{late} in ritardo</Trans>
            </Tag>
          ) : null}
        </Place>
      ) : null}
      {hasBookings ? (
        <Place to="/counter/bookings" Icon={CalendarClock} name={t`Agenda`} waiting={requests}>
          {requests === undefined
            ? null
            : plural(requests, { 0: 'nessuna richiesta', one: 'richiesta che aspetta', other: 'richieste che aspettano' })}
        </Place>
      ) : null}
      <Place to="/counter/till" Icon={ScanBarcode} name={t`Cassa`}>
        <Trans>Leggi una carta o cerca un cliente</Trans>
      </Place>
    </nav>
  )
}

type PlaceProps = {
  to: `/${string}`
  Icon: LucideIcon
  name: string
  /** How many wait there for somebody. */
  waiting?: number | undefined
  children: ReactNode
}

function Place({ to, Icon, name, waiting = 0, children }: PlaceProps) {
  return (
    <Panel as={Link} className="at-work-place" to={to}>
      <RowIcon tone={waiting > 0 ? 'warn' : 'brand'} isLarge>
        <Icon aria-hidden size={24} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{name}</strong>
        <span className="at-work-waiting quiet">
          {waiting > 0 ? <span className="at-work-count figures">{waiting}</span> : null}
          {children}
        </span>
      </RowWords>
    </Panel>
  )
}
