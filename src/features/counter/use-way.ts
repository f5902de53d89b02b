import { useLingui } from '@lingui/react/macro'
import type { CounterOrder } from '#contract/counter.ts'
import { useStores } from '../../api/stores.ts'
import { storeOf } from '../../components/stores/store-of.ts'
import { wayOf } from './counter-words.ts'

/** How an order leaves the house, and from which of several stores: "Ritiro · Boccadasse". */
export function useWay(order: CounterOrder): ReturnType<typeof wayOf> {
  const { i18n } = useLingui()
  const stores = useStores().data ?? []
  const { Icon, word } = wayOf(order, i18n)
  const store = order.storeId && stores.length > 1 ? storeOf(order, stores) : undefined
  return { Icon, word: [word, store?.name].filter(Boolean).join(' · ') }
}
