import { useEffect, useMemo, useState } from 'react'
import type { ItemColorWithSizes } from '#contract/shop.ts'
import { useItemColor, useListedGood } from '../../api/shop.ts'
import { useActivityId } from '../../state/hooks.ts'
import { growing } from '../../ui/growing.ts'
import { keptOf, seen } from '../../components/goods/kept-goods.ts'

const NONE: ItemColorWithSizes[] = []

/**
 * The good in the address, in its colour. Its other colours came with it: to choose one asks nothing more, and works without a network.
 * @param isChosen she opened it, which is remembered on this device
 */
export function useOpenItem(id: string, isChosen = true) {
  const [asked, setAsked] = useState(id)
  const found = useItemColor(asked)
  const color = found.data?.itemColors.find((one) => one.id === id)
  const isOther = asked !== id && !color && !found.isLoading
  if (isOther) setAsked(id)
  // What was touched leads to this address: asked once for each.
  // oxlint-disable-next-line react/exhaustive-deps
  const coming = useMemo(() => growing.touched(), [id])
  const listed = useListedGood(id)
  useSeen(isChosen ? color : undefined)
  return {
    ...found,
    coming: (isChosen ? coming : undefined) ?? listed?.itemColors.find((one) => one.id === id)?.image ?? undefined,
    /** As its list has it: what is known of it before it is there, and where it cannot be had. */
    listed,
    colors: found.data?.itemColors ?? NONE,
    color,
    isLoading: found.isLoading || isOther,
  }
}

/** What was looked at is remembered on this device, in the colour looked at last. */
function useSeen(color: ItemColorWithSizes | undefined) {
  const activityId = useActivityId()
  useEffect(() => {
    if (color && activityId) seen.put(keptOf(activityId, color))
  }, [color, activityId])
}
