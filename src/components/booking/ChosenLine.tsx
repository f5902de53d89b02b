import { useLingui } from '@lingui/react/macro'
import type { BookingService, Operator } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { capital, nearDayName } from '../words/day-name.ts'
import { usePrice } from '../words/use-price.ts'
import { peopleWords, durationWords } from './booking-words.ts'
import type { When } from './when.ts'
import './when.css'

type Props = {
  when: When
  /** At a table. */
  people?: number | undefined
  service?: BookingService | undefined
  operators: readonly Operator[]
  /** What is still to be chosen. */
  missing: string | undefined
}

/** Above the key, with what it goes on: all that is chosen so far, and what is still to be. */
export function ChosenLine({ when: { date, time, operatorId }, people, service, operators, missing }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  // Alone it stands over the times, right above.
  const day = date && time && capital(nearDayName(date, language, onTheWall(zone, serverTime()).day))
  const listed = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')
  const who = operators.find(({ id }) => id === operatorId)?.fullName
  const title = service?.title ?? ''
  const what =
    service &&
    listed([who ? t`${title} con ${who}` : title, durationWords(service.duration, i18n), service.price !== null && price(service.price)])
  // What is still to be chosen takes the place of the time of a service.
  const end = missing ?? (what && listed([day, time]))
  return (
    <span className="chosen-line">
      <span>{what ?? listed([day, time, people !== undefined && peopleWords(people)])} </span>
      {end ? <span>{end}</span> : null}
    </span>
  )
}
