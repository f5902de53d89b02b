import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Person } from '#contract/profile.ts'
import { useAddressesOf, useMyAddresses } from '../../api/addresses.ts'
import { useActivityCountriesQuery } from '../../api/places.ts'
import { useMyProfile } from '../../api/profile.ts'
import type { Values } from './address-values.ts'

/**
 * Writes into a new address what she told the activity of herself, once that is known, where nothing is typed yet. Where she lives is
 * left out once it is one of her addresses, as a second one is another place, and where the activity sends nothing there.
 */
export function useKnownAddress({ setValue, getValues }: UseFormReturn<Values>): void {
  const activityId = useAddressesOf()
  const { person } = useMyProfile()
  const { data: served } = useActivityCountriesQuery(activityId ? { activityId } : skipToken)
  const { data: mine } = useMyAddresses()
  const fill = useEffectEvent(() => {
    const { name, address, streetNumber, cap } = getValues()
    if (person && !name) setValue('name', [person.name, person.surname].filter(Boolean).join(' '))
    const home = person && homeOf(person)
    const isServed = served?.data.some(({ id }) => id === home?.countryId)
    const isKept = mine?.data.some((one) => one.address === home?.address && (one.streetNumber ?? '') === home.streetNumber)
    if (!home || !isServed || isKept || address || streetNumber || cap) return
    for (const field of ['countryId', 'address', 'streetNumber', 'cap'] as const) setValue(field, home[field])
  })
  const isKnown = Boolean(person && served && mine)
  useEffect(() => {
    if (isKnown) fill()
  }, [isKnown])
}

/** Where she lives, as far as she told it; its country is that of most where she told none. */
function homeOf({ customer }: Person) {
  if (!customer?.address) return undefined
  const { address, streetNumber, cap, countryId } = customer
  return { address, streetNumber: streetNumber ?? '', cap: cap ?? '', countryId: countryId ?? 'IT' }
}
