import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { useBookingServices, useBookingSettings } from '../../api/bookings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useOperators } from './use-operators.ts'
import { useWhen } from './use-when.ts'

/**
 * What becomes of a booking: another time, by whom, for how many. It begins as it stands, and for others at the table it keeps its
 * time as long as there is room.
 * `people`: undefined for a service; `isSame`: nothing of it would change.
 */
export function useMove(booking: Booking, isForGuest: boolean) {
  const { id, date: day, timeStart, bookingService, bookingOperator, numberOfPeople } = booking
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const services = useBookingServices(language, bookingService !== null)
  const service = services.data?.find((one) => one.id === bookingService?.id)
  const operators = useOperators(service)
  const settings = useBookingSettings()
  const { when, setWhen, isOver } = useWhen({ date: day, time: timeStart, operatorId: bookingOperator?.id })
  const [people, choosePeople] = useState(numberOfPeople)
  const { date, time, operatorId } = when
  const isAtItsTime = date === day && time === timeStart
  return {
    service,
    operators,
    people: bookingService ? undefined : people,
    seats: settings.data?.bookingNumberOfHour,
    setPeople: (many: number) => {
      choosePeople(many)
      if (date === day && time === undefined) setWhen({ ...when, time: timeStart })
    },
    when,
    setWhen,
    isOver,
    isSame: isAtItsTime && people === numberOfPeople && operatorId === bookingOperator?.id,
    wish: {
      activityId,
      except: id,
      numberOfPeoples: people,
      ...(isForGuest && { forGuest: true }),
      ...(bookingService && { bookingServiceId: bookingService.id }),
    },
    to: {
      activityId,
      id,
      date: date ?? '',
      timeStart: time ?? '',
      bookingOperatorId: operatorId ?? null,
      ...(people !== numberOfPeople && { numberOfPeople: people }),
    },
  }
}
