import { useLingui } from '@lingui/react/macro'
import { KeptStrip } from '../goods/KeptStrip.tsx'
import { favourites } from '../goods/kept-goods.ts'
import { LastOrder } from './LastOrder.tsx'
import { useRecentOrders } from './use-recent-orders.ts'

/** What home has of the shop: the last order, to make it again, and the goods that she likes. */
export function HomeShop() {
  const { t } = useLingui()
  const { toRepeat } = useRecentOrders()
  const liked = favourites.useThem()
  return (
    <>
      {toRepeat ? <LastOrder order={toRepeat} /> : null}
      <KeptStrip title={t`I tuoi preferiti`} goods={liked} />
    </>
  )
}
