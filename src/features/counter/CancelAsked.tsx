import { Trans } from '@lingui/react/macro'
import { Ban, CircleHelp, PackageCheck } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { Button } from '../../ui/Button.tsx'
import { useRefocus } from '../../ui/refocus.ts'
import { Tag } from '../../ui/Tag.tsx'
import { ActStanding } from './ActStanding.tsx'
import type { Desk } from './desk.ts'
import { useAct } from './use-act.ts'
import './detail.css'
import './keys.css'

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

/** Says on its card that whoever ordered it asks to cancel, until staff have answered. SEMANTICS 14. */
export function CancelAskedTag({ order: { keys } }: { order: CounterOrder }) {
  if (!keys.includes('keep')) return null
  return (
    <Tag look="warn">
      <CircleHelp aria-hidden size={16} strokeWidth={2} />
      <Trans>Chiede di annullare</Trans>
    </Tag>
  )
}

/** The request with both answers to it; it goes once somebody has answered. */
export function CancelAsked({ order, desk, onCancel }: { order: CounterOrder; desk: Desk; onCancel: () => void }) {
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  useRefocus()
  const { name } = order.customer
  const off = { disabled: isOffline, 'aria-describedby': isOffline ? 'counter-offline' : undefined }
  return (
    <section className="counter-asked">
      <p>
        <CircleHelp {...ICON} />
        <strong>
          <Trans>{name} chiede di annullare</Trans>
        </strong>
      </p>
      <div className="counter-others">
        <Button {...off} aria-busy={isBusy || undefined} onClick={() => void submit({ step: 'keep' })}>
          <PackageCheck {...ICON} />
          <Trans>Non si può più</Trans>
        </Button>
        <Button {...off} onClick={onCancel}>
          <Ban {...ICON} />
          <Trans>Annulla l’ordine</Trans>
        </Button>
        <ActStanding isBusy={isBusy} refusal={refusal} />
      </div>
    </section>
  )
}
