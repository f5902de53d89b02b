import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CartItem } from '#contract/cart.ts'
import { MOST_OF_ONE } from '#rules/cart.ts'
import { euros } from '#rules/money.ts'
import { linePriceOf, pricesIn, unitPriceOf } from '#rules/line-price.ts'
import { ONE_SIZE } from '#rules/sizes.ts'
import { useRemoveFromCartMutation } from '../../api/cart.ts'
import { LinePicture } from '../../components/cart/LinePicture.tsx'
import { AllergenLine } from '../../components/menu/AllergenLine.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { changeWords, standsInTheWay } from './line-words.ts'
import { Returned } from './Returned.tsx'
import { useQuantity } from './use-quantity.ts'
import './cart.css'

/** A line of the cart: what it is, what changed, how many, and the way out. */
export function CartRow({ item, onRemoved }: { item: CartItem; onRemoved: (item: CartItem) => void }) {
  const { t, i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const isOffline = !useOnline()
  const { quantity, set, drop } = useQuantity(item)
  const [send] = useRemoveFromCartMutation()
  // Each line has its own: one that takes its time keeps no other in the cart.
  const { submit, refusal } = useSubmit(() => send({ activityId, id: item.id }), { onDone: () => onRemoved(item) })
  const { name, color, size, left, changes, returned, itemColorId } = item
  const prices = pricesIn(item)
  const unitPrice = unitPriceOf(prices)
  const isThere = left !== 0
  const each = euros(unitPrice)
  const whole = linePriceOf({ price: prices.price, discountPrice: null, quantity: isThere ? quantity : 1 })
  const before = unitPrice < prices.price ? <s className="quiet">{euros(whole)}</s> : null
  const remove = () => {
    drop()
    void submit()
  }
  const words = [color, size === ONE_SIZE ? t`taglia unica` : size].filter(Boolean).join(' · ')
  return (
    <li className={isThere ? 'cart-row' : 'cart-row cart-row-gone'} data-lacks={standsInTheWay(item) || undefined}>
      <LinePicture image={item.image} />
      <div className="cart-words">
        {itemColorId ? (
          <Link className="cart-name" to={`/shop/shops/${itemColorId}`}>
            {name}
          </Link>
        ) : (
          <strong className="cart-name">{name}</strong>
        )}
        {words ? <span className="small quiet">{words}</span> : null}
        {isThere ? <AllergenLine codes={item.allergens} /> : null}
        {changes.map((change) => (
          <span key={change.is} className="cart-change small">
            {changeWords(change, i18n)}
          </span>
        ))}
        {returned && quantity === item.quantity ? <Returned returned={returned} isWhole={returned.quantity === quantity} /> : null}
        {isThere ? null : (
          <span className="cart-price">
            {each} {before}
          </span>
        )}
      </div>
      <IconButton look="bare" className="cart-remove" label={t`Togli ${name}`} disabled={isOffline} onClick={remove}>
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <div className="cart-count">
        {isThere ? (
          <Stepper
            label={t`Quantità di ${name}`}
            less={t`Uno in meno`}
            more={t`Uno in più`}
            value={quantity}
            least={1}
            most={Math.min(left ?? MOST_OF_ONE, MOST_OF_ONE)}
            isOff={isOffline}
            onChange={set}
          />
        ) : null}
        {isThere ? (
          <span className="cart-sum">
            <span>
              {before} <strong className="cart-total">{euros(linePriceOf({ ...prices, quantity }))}</strong>
            </span>
            {quantity > 1 ? (
              <span className="small quiet">
                <Trans>{each} al pezzo</Trans>
              </span>
            ) : null}
          </span>
        ) : null}
      </div>
      <Refusal>{refusal}</Refusal>
    </li>
  )
}
