import type { CustomerFields } from '#contract/registration.ts'
import { checkBirthDate } from './birth-date.ts'
import { checkPostcode } from './postcodes.ts'
import { type Refusal, refuseField } from './refusal.ts'

/** What an activity asks for, and the day on its wall (`YYYY-MM-DD`). */
type Asking = { requiredPhoneNumber?: boolean | undefined; today: string }

/**
 * May a customer say this of herself? What she does not say is not looked at.
 * @returns nothing, or birth_date, too_young, phone_missing, postcode_wrong {example}, each at its field
 */
export function checkCustomer(told: Partial<CustomerFields>, { requiredPhoneNumber, today }: Asking): Refusal | undefined {
  if (told.phone === null && requiredPhoneNumber) return refuseField('phone', 'phone_missing')
  const young = told.birthDate ? checkBirthDate(told.birthDate, today) : undefined
  if (young) return young
  return told.cap && told.countryId ? checkPostcode(told.countryId, told.cap) : undefined
}
