import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ActivityCustomer } from '#contract/activities.ts'
import type { Customer } from '#contract/profile.ts'
import { useMemberships } from '../../api/activities.ts'
import { useCountriesQuery } from '../../api/places.ts'
import { useToldTo } from '../../api/profile.ts'
import { useActivityId } from '../../state/hooks.ts'
import type { Address } from './AddressFields.tsx'
import { asksAddress } from './questions.ts'
import type { Registering } from './use-registering.ts'

export type Asked = Address & { phone: string }
const EMPTY = { phone: '', address: '', streetNumber: '', cap: '', countryId: '' }

/** Of the form's fields those that the activity asks for. */
function askedOf({ configuration }: Registering): (keyof Asked)[] {
  const { requiredPhoneNumber, showAddressCustomer } = configuration
  return [
    ...(requiredPhoneNumber ? (['phone'] as const) : []),
    ...(asksAddress(configuration) ? (['countryId'] as const) : []),
    ...(showAddressCustomer ? (['address', 'streetNumber', 'cap'] as const) : []),
  ]
}

/** The activity in use, else another one in which she is a customer. */
function otherOf(mine: ActivityCustomer[] | undefined, inUse: string | null, activityId: string) {
  const others = mine?.filter(({ activity, balance }) => activity.id !== activityId && balance !== undefined) ?? []
  return (others.find(({ activity }) => activity.id === inUse) ?? others[0])?.activity
}

/**
 * Fills what is still empty of the fields that are asked with what she told another activity, once: she sees it, can change it, and it
 * goes nowhere before she presses the key. What nobody has to say, as her birthday, is not proposed.
 * @returns the name of that activity, if anything was
 */
export function useProposal(at: Registering, { getValues, setValue }: Pick<UseFormReturn<Asked>, 'getValues' | 'setValue'>) {
  const { draft, change, activity } = at
  const asked = askedOf(at)
  const other = otherOf(useMemberships(), useActivityId(), activity.id)
  const isOpen = draft.proposedBy === undefined && asked.length > 0
  const told = useToldTo(isOpen ? other?.id : undefined)
  const { data: served } = useCountriesQuery(asksAddress(at.configuration) ? { activityId: activity.id, sortBy: 'name' } : skipToken)

  const fill = useEffectEvent((customer: Customer | null) => {
    const typed = { ...EMPTY, ...getValues() }
    // The country alone is chosen beforehand.
    const isBlank = (field: keyof Asked) => field === 'countryId' || typed[field].trim() === ''
    // Where she lives, if that is somewhere the activity serves.
    const isServed = served?.data.some(({ id }) => id === customer?.countryId)
    const known = asked.filter((field) => customer?.[field] && isBlank(field) && (field === 'phone' || isServed))
    for (const field of known) setValue(field, customer?.[field] ?? '')
    change({ proposedBy: known.some((field) => field !== 'countryId') ? other?.name : '' })
  })
  const isKnown = told !== undefined && (served !== undefined || !asksAddress(at.configuration))
  useEffect(() => {
    if (isOpen && isKnown) fill(told)
  }, [isOpen, isKnown, told])
  return draft.proposedBy || undefined
}
