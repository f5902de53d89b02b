import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { ShopCloseTime } from '#contract/shop.ts'
import { LONGEST_NOTE } from '#rules/cart.ts'
import { cents } from '#rules/money.ts'
import { movedBetween } from '#rules/order-changes.ts'
import { useConfiguration } from '../../api/activities.ts'
import { EmptyCart } from '../../components/order/EmptyCart.tsx'
import { Sums } from '../../components/order/Sums.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useAskedBeforeLeaving } from '../../ui/leave.ts'
import { part } from '../../ui/part.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { NoteField } from '../../ui/NoteField.tsx'
import { CheckoutGoods } from './CheckoutGoods.tsx'
import { CheckoutFoot } from './CheckoutFoot.tsx'
import type { Offer } from './choice.ts'
import { CouponSection } from './CouponSection.tsx'
import { CreditSection } from './CreditSection.tsx'
import { changesIn, slotsIn, useCheckout } from './use-checkout.ts'
import { useLacking } from './use-lacking.ts'
import { useChoices } from './use-choices.ts'
import { usePlace } from './use-place.ts'
import { Unsure } from './Unsure.tsx'
import { PickUpSection } from './PickUpSection.tsx'
import { TableSection } from './TableSection.tsx'
import { PaymentSection, ShippingSections } from './WaySections.tsx'
import { WhenSection } from './WhenSection.tsx'
import '../../components/page/form-page.css'
import './checkout.css'

export const Changed = part(() => import('./Changed.tsx').then((m) => m.Changed))

type Props = {
  /** The cart as she saw it last with something in it. */
  items: readonly CartItem[]
  /** By now there is nothing in it. */
  isEmptied: boolean
  offer: Offer
  hours: readonly ShopCloseTime[]
}

const linesOf = (items: readonly CartItem[]) => items.map(({ itemColorSizeId, quantity }) => ({ variantId: itemColorSizeId, quantity }))

/** The sections, the sum and the button; a refusal keeps every choice, and so does an answer that was lost. */
export function Checkout({ items, isEmptied, offer, hours }: Props) {
  const { t } = useLingui()
  useUnsaved()
  const choices = useChoices(items, offer, hours)
  const { choice, change, chooseCoupon, figures, shipping, payment, address, slots, coupon, most, balance, today } = choices
  const { submit, isBusy, isOffline, refusal, changes, lost, isDone } = useCheckout()
  const isOver = isEmptied && !isBusy && !lost && !isDone
  useAskedBeforeLeaving(choice.note.trim() !== '' && !isBusy && !lost && !isOver)
  /** The time that she chose and that is over, and those that the server has instead. */
  const [over, setOver] = useState<{ slot: string; slots: string[] }>()
  /** The cart as it was when she ordered. */
  const [sent, setSent] = useState(items)
  const place = usePlace(choices)
  const { ofGoods, unchosen, unreachable } = useLacking(items, choices, over?.slot)
  const missing = ofGoods ?? unchosen ?? unreachable
  const ready = shipping && payment && !missing ? { shipping, payment } : undefined
  const lookAtFirst = useFirstLacking()
  const order = async () => {
    if (!ready) return lookAtFirst()
    setSent(items)
    const wish = {
      ...ready,
      items,
      addressId: address?.id,
      couponId: coupon?.id,
      figures,
      credit: cents(0 - figures.credit),
      choice,
      ...place.where,
    }
    const failure = await submit(wish)
    const fresh = slotsIn(failure?.data)
    if (fresh) setOver({ slot: choice.slot, slots: fresh })
    if (changesIn(failure?.data)?.some(({ is, why }) => is === 'coupon' && why)) chooseCoupon('')
  }
  if (isOver) return <EmptyCart wasFull text={t`L’hai ordinato o svuotato da un’altra scheda o da un altro dispositivo.`} />
  if (lost)
    return <Unsure items={items} total={lost.figures.total} isBusy={isBusy} isOffline={isOffline} onRetry={() => void submit(lost)} />
  return (
    <form
      className="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isOffline) void order()
      }}
    >
      {changes ? <Changed changes={changes} moved={movedBetween(linesOf(sent), linesOf(items))} items={[...items, ...sent]} /> : null}
      <div className="checkout-main">
        <CheckoutGoods items={items} subtotal={figures.subtotal} isLacking={ofGoods !== undefined} />
        <WaySections offer={offer} choices={choices} place={place} />
        {slots ? (
          <WhenSection
            slots={over?.slots ?? slots}
            chosen={choice.slot}
            isLacking={unreachable !== undefined}
            onChoose={(slot) => change({ slot })}
          />
        ) : null}
        <PaymentSection choices={choices} />
        {offer.coupons.length > 0 ? (
          <CouponSection coupons={offer.coupons} chosen={coupon} subtotal={figures.subtotal} today={today} onChoose={chooseCoupon} />
        ) : null}
        {most > 0 ? <CreditSection chosen={choice.credit} most={most} balance={balance} onChoose={(credit) => change({ credit })} /> : null}
        <NoteSection note={choice.note} onChange={(note) => change({ note })} />
      </div>
      <div className="form-aside checkout-end">
        <Sums
          subtotal={figures.subtotal}
          coupon={coupon && figures.coupon ? { title: coupon.title, value: figures.coupon } : undefined}
          credit={figures.credit}
          shipping={figures.shipping}
          way={shipping?.type}
        />
        <CheckoutFoot {...{ figures, missing, isBusy, isOffline }} refusal={changes ? undefined : refusal} isReady={ready !== undefined} />
      </div>
    </form>
  )
}

type WayProps = { offer: Offer; choices: ReturnType<typeof useChoices>; place: ReturnType<typeof usePlace> }

/** How it comes to her: to her table, where she collects it, or to her address. */
function WaySections({
  offer,
  choices,
  place: {
    where: { table },
    leave,
    pickUp,
  },
}: WayProps) {
  return (
    <>
      <ShippingSections offer={offer} choices={choices} />
      {table ? <TableSection table={table} onLeave={leave} /> : null}
      {pickUp ? <PickUpSection {...pickUp} onChoose={(storeId) => choices.change({ storeId })} /> : null}
    </>
  )
}

/** What she wants to say to whoever prepares it, or in a shop of goods to the shop. */
function NoteSection({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const isGoods = useConfiguration()?.shopType === 'A'
  return (
    <NoteField
      label={isGoods ? <Trans>Una nota per il negozio (facoltativa)</Trans> : <Trans>Una nota per chi prepara (facoltativa)</Trans>}
      maxLength={LONGEST_NOTE}
      value={note}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
