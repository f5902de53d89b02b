import type { Shipping } from '#contract/shop.ts'
import type { Store } from '#contract/stores.ts'
import { useStores } from '../../api/stores.ts'
import { useRecentOrders } from '../../components/order/use-recent-orders.ts'
import { useTable } from './TableSection.tsx'
import type { Choices } from './use-choices.ts'

type Chosen = { shipping: Shipping | undefined; table: string | undefined; storeId: string | undefined }

/**
 * Where she collects her order: the store that she chose, else where she collected the last one, else the first; undefined where it
 * comes to her.
 */
function usePickUp({ shipping, table, storeId }: Chosen): { stores: readonly Store[]; store: Store } | undefined {
  const stores = useStores().data ?? []
  const last = useRecentOrders().orders.find(({ storeId: one }) => one)?.storeId
  const at = (id: string | null | undefined) => stores.find((one) => one.id === id)
  const store = at(storeId) ?? at(last) ?? stores[0]
  return store && shipping?.type === 'S' && !table ? { stores, store } : undefined
}

/** Where the order goes that is not sent: to her table, or to the store where she collects it. `where`: what her wish says of it; `leave`: she sits there no more. */
export function usePlace({ shipping, choice }: Pick<Choices, 'shipping' | 'choice'>) {
  const { table, leave } = useTable(shipping)
  const pickUp = usePickUp({ shipping, table, storeId: choice.storeId })
  return { where: { table, storeId: pickUp?.store.id }, leave, pickUp }
}
