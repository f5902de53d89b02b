import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyAddresses } from '../../api/addresses.ts'
import { useCartNow, useCartShop } from '../../api/cart.ts'
import { useMyCard } from '../../api/card.ts'
import { useUsableCoupons } from '../../api/coupons.ts'
import { useCloseTimes, usePayments, useShippings } from '../../api/shop.ts'
import { useStores } from '../../api/stores.ts'
import { EmptyCart } from '../../components/order/EmptyCart.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useMinute } from '../../components/words/use-minute.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { meantCoupon } from '../../state/meant-coupon.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { Changed, Checkout } from './Checkout.tsx'
import './checkout.css'

/** Everything of an order on one page, the sum always in sight. Spec §4, LOOK "Cart and checkout". */
export function CheckoutPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  // Here before it is needed, and after all that she sees.
  useEffect(() => void Changed.fetch().catch(() => undefined), [])
  const cart = useCartNow(language)
  const [shippings, payments, hours] = [useShippings(), usePayments(), useCloseTimes()]
  const addresses = useMyAddresses()
  const coupons = useUsableCoupons(language)
  const meant = meantCoupon(useActivityId() ?? '')
  const today = onTheWall(useConfiguration()?.zone ?? 'Europe/Rome', useMinute()).day
  const [card, shop] = [useMyCard(), useCartShop()]
  const isCardKnown = card.data !== undefined && shop.data !== undefined
  const parts = [cart, shippings, payments, hours]
  const failed = parts.find(({ data, failure }) => data === undefined && failure)
  const addressesFailed = addresses.data ? undefined : (addresses.error as Failure | undefined)
  const retry = () => {
    for (const part of parts) part.retry()
    if (addressesFailed) void addresses.refetch()
  }
  // Emptied by her order, the cart that she sees stays until it is answered, and if the answer was lost: she repeats the same wish.
  const [seen, setSeen] = useState<typeof cart.data>()
  if (cart.data && cart.data.length > 0 && cart.data !== seen) setSeen(cart.data)
  // Without her coupons an order can be made all the same.
  const valid = (coupons.data ?? []).filter((one) => couponStanding(one, today) === 'valid')
  const waiting = valid.find(({ id }) => id === meant)?.title
  const areCouponsKnown = coupons.data !== undefined || coupons.failure !== undefined
  // Where it can be collected stands above the hours and the payment: it does not come between them and her finger.
  const areStoresKnown = !useStores().isLoading
  const isReady =
    areCouponsKnown && areStoresKnown && cart.data && shippings.data && payments.data && hours.data && addresses.data && isCardKnown
  const isEmpty = cart.data?.length === 0 && !seen
  const hasFailed = failed !== undefined || addressesFailed !== undefined
  return (
    <Page title={t`Concludi l’ordine`} isOneWay={!isEmpty && (isReady || !hasFailed)}>
      {isEmpty ? (
        <EmptyCart {...(waiting && { text: t`«${waiting}» ti aspetta: lo trovi già scelto quando concludi l’ordine.` })} />
      ) : isReady && seen && shippings.data && payments.data && hours.data ? (
        <Checkout
          items={seen}
          isEmptied={cart.data?.length === 0}
          offer={{
            shippings: shippings.data,
            payments: payments.data,
            addresses: addresses.data?.data ?? [],
            coupons: valid,
          }}
          hours={hours.data}
        />
      ) : hasFailed ? (
        <LoadFailed
          failure={failed?.failure ?? addressesFailed}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Per ordinare serve la rete. Il carrello è al sicuro.`}
          onRetry={retry}
        />
      ) : (
        <Coming
          className="checkout-main"
          parts={[
            { on: 'panels', count: 3, picture: 'round', lines: [36, 72] },
            { on: 'panel', lines: [100, 100, 56] },
          ]}
        />
      )}
    </Page>
  )
}
