import type { CartItem } from '#contract/cart.ts'
import type { CouponWorth } from '#rules/coupons.ts'
import { cents, type Cents, centsOf, points4, tenThousandthsOf } from '#rules/money.ts'
import { type PricedLine, pricesIn } from '#rules/line-price.ts'
import { type Figures, figuresOf } from '#rules/order-figures.ts'
import { useActivity } from '../../api/activities.ts'
import { useMyCard } from '../../api/card.ts'
import { useCartShop } from '../../api/cart.ts'

/** A line as the rules price it; what is gone costs nothing. */
export const priced = ({ quantity, left, ...prices }: CartItem): PricedLine[] => (left === 0 ? [] : [{ ...pricesIn(prices), quantity }])

/**
 * Every figure of an order of these lines, as the server will reckon it by the same rule. SEMANTICS 4.
 * @param shipping cents   @param chosen how much credit she wants to use, in cents; 0 uses none   @param coupon what the one that she uses is worth
 */
export function useFigures(
  lines: readonly CartItem[],
  shipping: Cents,
  chosen: Cents,
  coupon?: CouponWorth,
): { figures: Figures; balance: Cents } {
  const activity = useActivity()
  const card = useMyCard().data
  const shop = useCartShop().data?.data
  const balance = card ? centsOf(card.balance) : cents(0)
  const figures = figuresOf({
    lines: lines.flatMap(priced),
    shipping,
    card: { balance, pointBalance: card ? tenThousandthsOf(card.pointBalance) : points4(0) },
    loyalty: {
      cashBackType: activity?.cashBackType ?? 'EP',
      rate: card && shop ? Math.round(Number(shop.value) * 100) : 0,
      pointValue: card && shop ? centsOf(shop.pointValue) : null,
    },
    chosen,
    ...(coupon && { coupon }),
  })
  return { figures, balance }
}
