import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { pricesIn, unitPriceOf } from '#rules/line-price.ts'
import { euros } from '#rules/money.ts'
import { useItems } from '../../api/shop.ts'
import { useActivityId } from '../../state/hooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { KeySum } from '../../ui/KeySum.tsx'

export type Sold = { itemColorId: string; price: string }

/**
 * What the shop sells under a dish's name: the menu says what is eaten there, the shop what is taken away.
 * @param name as the owner wrote it   @returns undefined if nothing that can be had now; `isLoading`: not known yet
 */
export function useSold(name: string, { showShopApp }: Configuration): { sold: Sold | undefined; isLoading: boolean } {
  const activityId = useActivityId()
  const { data, isLoading } = useItems({ activityId: (showShopApp && activityId) || '', search: name, available: true }, true)
  const good = data?.flatMap((page) => page.data).find((item) => item.name === name)
  const color = good?.itemColors.find(({ available }) => available)
  return {
    sold: good && color && { itemColorId: color.id, price: euros(unitPriceOf(pricesIn(good))) },
    isLoading: showShopApp && isLoading,
  }
}

/** The way to order it, at what it costs in the shop: a dish that is taken away is often cheaper than at the table. */
export function OrderKey({ sold: { itemColorId, price }, isFood }: { sold: Sold; isFood: boolean }) {
  return (
    <ButtonLink look="primary" isWide to={`/shop/shops/${itemColorId}`}>
      <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
      <KeySum sum={price}>{isFood ? <Trans>Ordina da asporto</Trans> : <Trans>Ordina</Trans>}</KeySum>
    </ButtonLink>
  )
}

/** Does this activity sell what its menu lists, in a shop that has no tab of its own? */
export const isSold = ({ menuType, showShopApp }: Configuration): boolean => menuType === 'R' && showShopApp

/** The way from the menu to all that the shop has of it. */
export function ShopKey() {
  return (
    <ButtonLink look="primary" isWide to="/shop/shops">
      <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Ordina da asporto</Trans>
    </ButtonLink>
  )
}
