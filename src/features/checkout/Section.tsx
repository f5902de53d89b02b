import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import './checkout.css'

type Props = {
  title: string
  /** What was chosen; without it the section stays open. */
  done?: { title: ReactNode; text?: ReactNode } | undefined
  isOpen: boolean
  onEdit: () => void
  children: ReactNode
}

/** A part of the checkout: folded to a line once something is chosen, open to choose. LOOK "Cart and checkout". */
export function Section({ title, done, isOpen, onEdit, children }: Props) {
  if (done && !isOpen)
    return (
      <Panel as="section" className="checkout-section checkout-done" aria-label={title}>
        <span className="checkout-check">
          <Check aria-hidden size={18} strokeWidth={2.25} />
        </span>
        <span className="checkout-words">
          <strong>{done.title}</strong>
          {done.text ? <span className="small quiet">{done.text}</span> : null}
        </span>
        <button type="button" className="checkout-edit" onClick={onEdit}>
          <Trans>Modifica</Trans> <span className="unseen">{title}</span>
        </button>
      </Panel>
    )
  return (
    <Panel as="section" className="checkout-section" aria-label={title}>
      <h2 className="checkout-title">{title}</h2>
      {children}
    </Panel>
  )
}
