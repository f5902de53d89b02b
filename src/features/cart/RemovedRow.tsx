import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { useAddToCartMutation } from '../../api/cart.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Refusal } from '../../ui/Refusal.tsx'
import { useRefocus } from '../../ui/refocus.ts'
import './cart.css'

/** How long a line that was taken out can be put back, in milliseconds. */
const UNDO = 8_000

type Props = { item: CartItem; onOver: (id: string) => void }

/** In the place of a line that was just taken out, until it is put back or its time is over. */
export function RemovedRow({ item: { id, name, itemColorSizeId, quantity }, onOver }: Props) {
  const activityId = useActivityId() ?? ''
  const [add] = useAddToCartMutation()
  const { submit, isBusy, refusal } = useSubmit(() => add({ activityId, itemColorSizeId, quantity }), { onDone: () => onOver(id) })
  const key = useRef<HTMLButtonElement>(null)
  // The key that took it out is gone, with the focus that it had.
  useEffect(() => {
    if (document.activeElement === document.body) key.current?.focus({ preventScroll: true })
  }, [])
  useRefocus()
  // While it is being put back it stays, and if that was refused, with the reason.
  const isStaying = isBusy || refusal !== undefined
  useEffect(() => {
    if (isStaying) return undefined
    const timer = setTimeout(() => onOver(id), UNDO)
    return () => clearTimeout(timer)
  }, [id, isStaying, onOver])
  return (
    <li className="cart-removed" role="status">
      <span>
        <Trans>{name} non è più nel carrello</Trans>
      </span>
      <button ref={key} type="button" className="cart-undo" aria-disabled={isBusy || undefined} onClick={() => void submit()}>
        <Trans>Annulla</Trans>
      </button>
      <Refusal isReadOut>{refusal}</Refusal>
    </li>
  )
}
