import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { ItemColorWithSizes } from '#contract/shop.ts'
import { translation } from '#contract/wire.ts'
import { useActivityId } from '../../state/hooks.ts'
import { keptList } from '../../state/kept-list.ts'

/** What the device keeps of a good: enough to draw and to open it, and nothing that grows old like a price. `id`: the colour's. */
const KeptGood = z.object({
  activityId: z.string(),
  itemId: z.string(),
  id: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  translations: z.array(translation('name')),
})
export type KeptGood = z.infer<typeof KeptGood>

const listeners = new Set<() => void>()
function listen(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A list of goods on this device, the last one first; gone with the logout. */
function keptGoods(key: string, most: number) {
  const isKept = (found: unknown): found is KeptGood => KeptGood.safeParse(found).success
  const list = keptList(key, isKept, most)
  const write = (goods: readonly KeptGood[]) => {
    list.write(goods)
    for (const changed of listeners) changed()
  }
  const others = ({ activityId, itemId }: KeptGood) => list.read().filter((one) => one.activityId !== activityId || one.itemId !== itemId)
  return {
    /** Those of the activity in use. */
    useThem: (): KeptGood[] => {
      const activityId = useActivityId()
      const text = useSyncExternalStore(listen, () => stored(key))
      return useMemo(
        () =>
          text === null
            ? []
            : list
                .read()
                .filter((one) => one.activityId === activityId)
                .toReversed(),
        [text, activityId],
      )
    },
    put: (good: KeptGood) => write([...others(good), good]),
    take: (good: KeptGood) => write(others(good)),
  }
}

export const seen = keptGoods('tessera.seen', 60)
export const favourites = keptGoods('tessera.favourites', 300)

/** What is kept of a colour that is open. */
export const keptOf = (activityId: string, { id, image, item }: ItemColorWithSizes): KeptGood => ({
  activityId,
  itemId: item.id,
  id,
  name: item.name,
  image,
  translations: item.translations.map(({ activityLanguage, name }) => ({ activityLanguage, name })),
})
