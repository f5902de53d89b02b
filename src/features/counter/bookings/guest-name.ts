import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CounterBooking } from '#contract/counter-bookings.ts'

/** Who comes, as staff call her; a guest without an account may have said no name. */
export const guestName = ({ customer }: Pick<CounterBooking, 'customer'>, i18n: I18n): string =>
  customer.name || i18n._(customer.id ? msg`Senza nome` : msg`Senza prenotazione`)
