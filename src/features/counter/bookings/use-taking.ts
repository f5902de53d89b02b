import { useState } from 'react'
import type { FoundCustomer } from '#contract/counter-customers.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useBookingServices, useBookingSettings } from '../../../api/bookings.ts'
import { useOperators } from '../../../components/booking/use-operators.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'

const TWO = 2

/** What somebody at the counter takes: a table for so many, or a service; and for whom. */
export function useTaking() {
  const { language } = useLanguage()
  const bookingType = useConfiguration()?.bookingType
  const isTables = bookingType?.startsWith('R') ?? false
  const settings = useBookingSettings()
  const services = useBookingServices(language, !isTables)
  const [people, setPeople] = useState(isTables ? TWO : 1)
  const [serviceId, setServiceId] = useState<string>()
  const [name, setName] = useState('')
  const [customer, setCustomer] = useState<FoundCustomer>()
  const service = services.data?.find(({ id }) => id === serviceId)
  return {
    isTables,
    seats: settings.data?.bookingNumberOfHour,
    services,
    service,
    /** Who gives it, where one may choose. */
    operators: useOperators(service),
    people,
    setPeople,
    serviceId,
    setServiceId,
    name,
    setName,
    customer,
    setCustomer,
    isWhat: isTables || service !== undefined,
    wish: {
      numberOfPeople: people,
      ...(customer ? { customerId: customer.id } : { name: name.trim() }),
      ...(serviceId && { bookingServiceId: serviceId }),
    },
  }
}
export type Taking = ReturnType<typeof useTaking>
