import { useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import { useEmptyFields } from '../submit/use-empty-fields.ts'
import type { Values } from './address-values.ts'

/** What of an address is still empty, in words. */
export function useEmptyAddress(form: Pick<UseFormReturn<Values>, 'control'>): string | undefined {
  const { t } = useLingui()
  return useEmptyFields(form, { countryId: t`Paese`, address: t`Via`, streetNumber: t`Numero`, cap: t`CAP`, city: t`Città` })
}
