import { useLingui } from '@lingui/react/macro'
import { CalendarDays, type LucideIcon, Scissors, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookingService } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { Panel } from '../../ui/Panel.tsx'
import { dayTitle } from '../words/day-name.ts'
import { usePrice } from '../words/use-price.ts'
import { durationWords, peopleWords } from './booking-words.ts'
import type { When } from './when.ts'
import './booking-facts.css'

type Props = {
  label: string
  /** Where nothing above it says what it is. */
  title?: string | undefined
  when: When
  /** At a table. */
  people?: number | undefined
  service?: Pick<BookingService, 'title' | 'duration' | 'price'> | null | undefined
  /** Who can give the service, where there is anybody to choose. */
  operators: BookingService['bookingServiceOperators']
  /** What follows from it. */
  children: ReactNode
}

/** What is about to be booked: when, what, and by whom. */
export function BookingFacts({ label, title, when, people, service, operators, children }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const operator = operators.find(({ id }) => id === when.operatorId)
  return (
    <Panel as="section" className="booking-facts" aria-label={label}>
      {title ? <h2>{title}</h2> : null}
      <ul>
        {when.date ? (
          <Fact Icon={CalendarDays} title={[dayTitle(when.date, language, today), when.time].filter(Boolean).join(', ')} />
        ) : null}
        {people === undefined ? null : <Fact Icon={Users} title={peopleWords(people)} />}
        {service ? (
          <Fact
            Icon={Scissors}
            title={service.title}
            detail={[durationWords(service.duration, i18n), service.price === null ? '' : price(service.price)].filter(Boolean).join(' · ')}
          />
        ) : null}
        {operators.length > 0 ? <Fact Icon={UserRound} title={operator?.fullName ?? t`Chiunque sia libero`} /> : null}
      </ul>
      {children}
    </Panel>
  )
}

/** One line of what is booked. */
export function Fact({ Icon, title, detail }: { Icon: LucideIcon; title: ReactNode; detail?: ReactNode }) {
  return (
    <li className="booking-fact">
      <span className="booking-fact-icon">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="booking-fact-words">
        <strong>{title}</strong>
        {detail ? <span className="small quiet">{detail}</span> : null}
      </span>
    </li>
  )
}
