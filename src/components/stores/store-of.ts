import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/stores.ts'

/** The store of an order: where she said that she collects it, or the only one; undefined where nobody knows which of several. */
export const storeOf = ({ storeId }: Pick<Order, 'storeId'>, stores: readonly Store[]): Store | undefined =>
  stores.length === 1 ? stores[0] : stores.find(({ id }) => id === storeId)
