import type { Store } from '#contract/stores.ts'
import { useStores } from '../../api/stores.ts'

/** The store of an activity that has one; undefined where there are several: then nothing says which of them an order is collected in. */
export function useOnlyStore(): Store | undefined {
  const stores = useStores().data
  return stores?.length === 1 ? stores[0] : undefined
}
