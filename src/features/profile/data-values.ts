import type { Person, ProfileChange } from '#contract/profile.ts'
import { birthDateOf } from '#rules/birth-date.ts'

/** What stands in the form: every field a text, empty where nothing is said. */
export type Values = {
  name: string
  surname: string
  birthDate: { day: string; month: string; year: string }
  gender: '' | 'M' | 'F'
  typo: '' | 'F' | 'G'
  phone: string
  countryId: string
  address: string
  streetNumber: string
  cap: string
}

/** Her data as the form begins. */
export function valuesOf({ name, surname, customer }: Person): Values {
  const [year = '', month = '', day = ''] = customer?.birthDate?.split('-') ?? []
  return {
    name,
    surname,
    birthDate: { day, month, year },
    gender: customer?.gender === 'M' || customer?.gender === 'F' ? customer.gender : '',
    typo: customer?.typo === 'F' || customer?.typo === 'G' ? customer.typo : '',
    phone: customer?.phone ?? '',
    countryId: customer?.countryId ?? 'IT',
    address: customer?.address ?? '',
    streetNumber: customer?.streetNumber ?? '',
    cap: customer?.cap ?? '',
  }
}

type Shown = { isCustomer: boolean; hasAddress: boolean; hasNation: boolean }

/** What is sent: only of what was shown, and null where she took it away. */
export function changeOf(values: Values, { isCustomer, hasAddress, hasNation }: Shown): Omit<ProfileChange, 'activityId'> {
  const { name, surname, birthDate, gender, typo, phone, countryId, address, streetNumber, cap } = values
  const said = <T extends string>(text: T | '') => (text.trim() ? (text.trim() as T) : null)
  return {
    name,
    surname,
    ...(isCustomer && {
      birthDate: birthDateOf(birthDate.year, birthDate.month, birthDate.day) ?? null,
      gender: said(gender),
      typo: said(typo),
      phone: said(phone),
    }),
    ...(isCustomer && (hasAddress || hasNation) && { countryId: said(countryId) }),
    ...(isCustomer && hasAddress && { address: said(address), streetNumber: said(streetNumber), cap: said(cap) }),
  }
}
