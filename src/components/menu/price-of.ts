import type { MenuItem } from '#contract/menus.ts'
import { amount, centsOf, euros } from '#rules/money.ts'

/** The price as this activity writes it, if there is one. */
export const priceOf = ({ price }: Pick<MenuItem, 'price'>, withCurrency: boolean): string | undefined =>
  price === null ? undefined : (withCurrency ? euros : amount)(centsOf(price))
