import { useLingui } from '@lingui/react/macro'
import type { CartItem } from '#contract/cart.ts'
import { missingTo } from '#rules/cart.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import type { Choices } from './use-choices.ts'
import { isOrderable } from './use-checkout.ts'

/**
 * What an order still lacks, in words: `ofGoods` of the cart, `unchosen` where it goes or how it is paid, `unreachable` its hour.
 * @param over the hour that she chose and that is over by now
 */
export function useLacking(items: readonly CartItem[], { figures, isSent, address, payment, choice }: Choices, over: string | undefined) {
  const { t } = useLingui()
  const lack = missingTo(centsOf(useConfiguration()?.shopTotalMinPrice ?? 0), figures.subtotal)
  const lacking = euros(lack)
  const stuck = isOrderable(items) ? undefined : t`Prima di ordinare sistema gli articoli segnati.`
  const ofGoods = stuck ?? (lack > 0 ? t`Ancora ${lacking} per ordinare` : undefined)
  const unchosen = isSent && !address ? t`Scegli l’indirizzo di consegna` : payment ? undefined : t`Scegli come paghi`
  const unreachable = over && choice.slot === over ? t`Scegli un’altra ora` : undefined
  return { ofGoods, unchosen, unreachable }
}
