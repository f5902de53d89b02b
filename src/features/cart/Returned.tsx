import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CartItem } from '#contract/cart.ts'
import { ageOf, onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { serverTime } from '../../state/clock.ts'
import './cart.css'

/** Where a line, or a part of it, comes from that she did not put here: an order of hers that was not paid. */
export function Returned({ returned: { ordered, quantity }, isWhole }: { returned: NonNullable<CartItem['returned']>; isWhole: boolean }) {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { time } = onTheWall(zone, Date.parse(ordered))
  const isToday = ageOf(ordered, serverTime(), zone) === 'today'
  const named = i18n.date(ordered, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
  const order = isToday ? t`l’ordine delle ${time} non è stato pagato` : t`l’ordine di ${named} non è stato pagato`
  return (
    <span className="cart-returned small">
      {isWhole ? (
        <Trans>È tornato qui: {order}</Trans>
      ) : (
        <Plural value={quantity} one={`Uno è tornato qui: ${order}`} other={`# sono tornati qui: ${order}`} />
      )}
    </span>
  )
}
