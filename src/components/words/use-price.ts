import { useCallback } from 'react'
import { amount, centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'

/** Writes a price as the activity does: with the sign of the currency, or without. */
export function usePrice(): (money: string) => string {
  const withCurrency = useConfiguration()?.showCurrency ?? true
  return useCallback((money) => (withCurrency ? euros : amount)(centsOf(money)), [withCurrency])
}
