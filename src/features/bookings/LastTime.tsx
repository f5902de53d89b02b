import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { ChevronRight, RotateCcw } from 'lucide-react'
import { useKeptPages } from '../../api/kept.ts'
import { useMyBookingsInfiniteQuery } from '../../api/bookings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { whatWords } from '../../components/booking/booking-words.ts'
import { useOperators } from '../../components/booking/use-operators.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Wizard } from './use-booking.ts'
import '../../components/page/icon-row.css'
import './bookings.css'

/** What she chose the last time. `isComing`: not known yet, and it stands above all that can be chosen. */
export function useLastTime({ services }: Wizard) {
  const { language } = useLanguage()
  const activityId = useActivityId()
  const past = useKeptPages(useMyBookingsInfiniteQuery(activityId ? { activityId, language, past: true } : skipToken))
  const last = past.data?.[0]?.data.find(({ bookingService, confirmed }) => confirmed !== 'N' && bookingService !== null)
  const service = services.data?.find(({ id }) => id === last?.bookingService?.id)
  return { last, service, isComing: services.isLoading || past.isLoading }
}

type Props = { wizard: Wizard; of: ReturnType<typeof useLastTime> }

/** What she chose the last time, at one tap: the same service, by the same person. */
export function LastTime({ wizard: { setWhat, setWhen, toWhen }, of: { last, service, isComing } }: Props) {
  const { i18n } = useLingui()
  const operators = useOperators(service)
  if (isComing) return <Skeleton className="last-time-coming" />
  if (!last || !service) return null
  const operator = operators.find(({ id }) => id === last.bookingOperator?.id)
  const what = [whatWords(last, i18n), operator?.fullName].filter(Boolean).join(' · ')
  return (
    <Panel as="section" className="last-time">
      <Row
        as="button"
        type="button"
        className="icon-row"
        onClick={() => {
          setWhat({ people: last.numberOfPeople, serviceId: service.id })
          setWhen(operator ? { operatorId: operator.id } : {})
          toWhen()
        }}
      >
        <RowIcon tone="brand">
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>
            <Trans>Come l’ultima volta</Trans>
          </strong>
          <span className="small quiet">{what}</span>
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </Panel>
  )
}
