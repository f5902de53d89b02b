import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import './checkout.css'

type Props = {
  title: string
  /** What was chosen; without it the section stays open. */
  done?: { title: ReactNode; text?: ReactNode } | undefined
  isOpen: boolean
  /** Nothing is chosen of it yet. */
  isLacking?: boolean
  /** Opens it again; without it there is nothing to choose. */
  onEdit?: () => void
  children?: ReactNode
}

/**
 * A part of the checkout: folded to a line once something is chosen, open to choose. What held the focus goes each time, and hands it
 * on: to what is chosen, or to the key that opens it again. LOOK "Cart and checkout".
 */
export function Section({ title, done, isOpen, isLacking = false, onEdit, children }: Props) {
  const place = useRef<HTMLElement>(null)
  const isFolded = done !== undefined && !isOpen
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current === isFolded) return
    wasFolded.current = isFolded
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(isFolded ? '.checkout-edit' : ':checked')?.focus({ preventScroll: true })
  }, [isFolded])
  if (done && isFolded)
    return (
      <Panel ref={place} as="section" className="checkout-section checkout-done" aria-label={title}>
        <span className="checkout-check">
          <Check aria-hidden size={18} strokeWidth={2.25} />
        </span>
        <span className="checkout-words">
          <strong>{done.title}</strong>
          {done.text ? <span className="small quiet">{done.text}</span> : null}
        </span>
        {onEdit ? (
          <button type="button" className="checkout-edit" onClick={onEdit}>
            <Trans>Modifica</Trans> <span className="unseen">{title}</span>
          </button>
        ) : null}
      </Panel>
    )
  return (
    <Panel ref={place} as="section" className="checkout-section" aria-label={title} data-lacks={isLacking || undefined}>
      <h2 className="checkout-title">{title}</h2>
      {children}
    </Panel>
  )
}
