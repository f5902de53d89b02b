import { useRef, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { useAddToCartMutation, useRemoveFromCartMutation } from '../../api/cart.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'

/** How long a line that was taken out can be put back, in milliseconds. */
const UNDO = 8_000

/** A line that was just taken out, and where it stood. */
export type Removed = { item: CartItem; at: number }

/** Takes lines out of the cart, the last of which can be put back for a while. */
export function useRemoval() {
  const activityId = useActivityId() ?? ''
  const [remove] = useRemoveFromCartMutation()
  const [add] = useAddToCartMutation()
  const [removed, setRemoved] = useState<Removed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const out = useSubmit((item: CartItem, _at: number) => remove({ activityId, id: item.id }), {
    onDone: (_, item, at) => {
      clearTimeout(timer.current)
      setRemoved({ item, at })
      timer.current = setTimeout(() => setRemoved(undefined), UNDO)
    },
  })
  const back = useSubmit(({ itemColorSizeId, quantity }: CartItem) => add({ activityId, itemColorSizeId, quantity }), {
    onDone: () => setRemoved(undefined),
  })
  return { removed, remove: out.submit, undo: back.submit, isBusy: back.isBusy, refusal: out.refusal ?? back.refusal }
}
