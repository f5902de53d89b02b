import type { Store } from '#contract/stores.ts'
import type { Shown } from '../../api/kept.ts'
import { useStore, useStores } from '../../api/stores.ts'

/** Not hers, not there, or no longer. */
const GONE = [403, 404]

/** A store by its id: from the list where it stands there, else by itself. */
export function useChosenStore(id: string): Shown<Store> & { isGone: boolean } {
  const list = useStores()
  const listed = list.data?.find((store) => store.id === id)
  const single = useStore(listed || list.isLoading ? undefined : id)
  const isGone = GONE.includes(single.failure?.status ?? 0)
  if (listed) return { ...list, data: listed, isGone: false }
  return { ...single, isLoading: list.isLoading || single.isLoading, isGone }
}
