import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItemColorSize, ItemColorWithSizes } from '#contract/shop.ts'
import { MOST_OF_ONE } from '#rules/cart.ts'
import { linePriceOf, pricesIn } from '#rules/line-price.ts'
import { moneyOf } from '#rules/money.ts'
import { type Outcome, useSubmit } from '../../components/submit/use-submit.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { KeySum } from '../../ui/KeySum.tsx'
import { part } from '../../ui/part.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { AddDialog } from './AddDialog.tsx'
import '../../components/page/detail.css'
import './item.css'

// For what is sold out alone.
const AlertKey = part(() => import('./AlertKey.tsx').then((m) => m.AlertKey))

/** What goes into the cart. */
type CartWish = { activityId: string; itemId: string; itemColorSizeId: string; quantity: number }
/** Puts something into the cart: a mutation's trigger. */
export type Add = (wish: CartWish) => PromiseLike<Outcome<unknown>>

type Props = { color: ItemColorWithSizes; size: ItemColorSize | undefined; onAdd: Add }

/** How many, and the way into the cart at what they cost, always within reach; what cannot be bought says so before the tap. Spec §4. */
export function AddKeys({ color, size, onAdd }: Props) {
  const { t } = useLingui()
  const activityId = useActivityId()
  const navigate = useNavigate()
  const price = usePrice()
  const [quantity, setQuantity] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const text = t`Prodotto aggiornato al carrello`
  const adding = useSubmit((wish: CartWish, _: { isToCart: boolean }) => onAdd(wish), {
    success: (_, { isToCart }) => (isToCart ? undefined : text),
    late: () => ({ text }),
    onDone: () => setAsking(false),
    leadsTo: (_, __, { isToCart }) => isToCart && navigate('/shop/cart'),
  })
  const most = size?.left ?? MOST_OF_ONE
  const count = Math.min(quantity, Math.max(1, most))
  const canBuy = size?.available === true

  const add = (isToCart: boolean) => {
    if (!activityId || !size) return
    void adding.submit({ activityId, itemId: color.item.id, itemColorSizeId: size.id, quantity: count }, { isToCart })
  }

  if (activityId && size && !canBuy) return <AlertKey key={size.id} activityId={activityId} size={size} />
  return (
    <div className="detail-keys">
      <div className="item-count">
        <Stepper
          label={t`Quantità`}
          less={t`Uno in meno`}
          more={t`Uno in più`}
          value={count}
          least={1}
          most={most}
          onChange={setQuantity}
        />
      </div>
      <Button look="primary" disabled={!canBuy || adding.isOffline} onClick={() => setAsking(true)}>
        {adding.isOffline ? (
          <Trans>Per ordinare serve la rete</Trans>
        ) : (
          <KeySum sum={price(moneyOf(linePriceOf({ ...pricesIn(color.item), quantity: count })))}>
            <Trans>Aggiungi</Trans>
          </KeySum>
        )}
      </Button>
      {isAsking && size ? (
        <AddDialog
          color={color}
          size={size}
          quantity={count}
          adding={adding}
          onAdd={add}
          onClose={() => {
            adding.clear()
            setAsking(false)
          }}
        />
      ) : null}
    </div>
  )
}
