import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StoreKind } from '#contract/activities.ts'
import { storeKindOf } from '#rules/store-kind.ts'
import { useConfiguration } from '../../api/activities.ts'

const words: Record<StoreKind, { one: MessageDescriptor; many: MessageDescriptor }> = {
  shop: { one: msg`Negozio`, many: msg`Negozi` },
  restaurant: { one: msg`Ristorante`, many: msg`Ristoranti` },
  salon: { one: msg`Salone`, many: msg`Saloni` },
  branch: { one: msg`Sede`, many: msg`Sedi` },
}

/** What this activity's stores are called, one and many. */
export function useStoreWords(): { one: string; many: string } {
  const { i18n } = useLingui()
  const configuration = useConfiguration()
  const { one, many } = words[configuration ? storeKindOf(configuration) : 'shop']
  return { one: i18n._(one), many: i18n._(many) }
}
