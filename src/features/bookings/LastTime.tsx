import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { RotateCcw } from 'lucide-react'
import { useKeptPages } from '../../api/kept.ts'
import { useMyBookingsInfiniteQuery } from '../../api/bookings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { peopleWords, whatWords } from '../../components/booking/booking-words.ts'
import { useOperators } from '../../components/booking/use-operators.ts'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

/** What she chose the last time, at one tap: the same people or service, by the same person. */
export function LastTime({ wizard: { isTables, services, setWhat, setWhen, goTo } }: { wizard: Wizard }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  const { data } = useKeptPages(useMyBookingsInfiniteQuery(activityId ? { activityId, language, past: true } : skipToken))
  const last = data?.[0]?.data.find(({ bookingService, confirmed }) => confirmed !== 'N' && (bookingService === null) === isTables)
  const service = services.data?.find(({ id }) => id === last?.bookingService?.id)
  const operators = useOperators(service)
  if (!last || (!isTables && !service)) return null
  const operator = operators.find(({ id }) => id === last.bookingOperator?.id)
  const what = [isTables ? peopleWords(last.numberOfPeople) : whatWords(last, i18n), operator?.fullName].filter(Boolean).join(' · ')
  return (
    <Button
      isWide
      className="last-time"
      onClick={() => {
        setWhat({ people: last.numberOfPeople, ...(service && { serviceId: service.id }) })
        setWhen(operator ? { operatorId: operator.id } : {})
        goTo(2)
      }}
    >
      <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <Trans>Come l’ultima volta</Trans>
        <span className="small quiet">{what}</span>
      </span>
    </Button>
  )
}
