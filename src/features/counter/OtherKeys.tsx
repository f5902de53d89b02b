import { Trans } from '@lingui/react/macro'
import { Ban, HandCoins, Undo2 } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { wasPlaced } from '#rules/order-timeline.ts'
import { Button } from '../../ui/Button.tsx'
import { ActStanding } from './ActStanding.tsx'
import type { Desk } from './desk.ts'
import { ReceiptKey } from './ReceiptKey.tsx'
import { isToRefuse } from './RefuseKey.tsx'
import { useAct } from './use-act.ts'
import './keys.css'

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

/** What is asked about first. */
export type Asked = 'cancel' | 'refund' | 'pay_late' | 'return_late'
type Props = { order: CounterOrder; desk: Desk; onAsk: (what: Asked) => void }

/** What is done with an order now and then; it is cancelled where its request stands, if there is one, and refused beside the key that accepts it. */
export function OtherKeys({ order, desk, onAsk }: Props) {
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  const off = { disabled: isOffline, 'aria-describedby': isOffline ? 'counter-offline' : undefined }
  return (
    <div className="counter-others">
      {order.keys.includes('pay') ? (
        <Button {...off} aria-busy={isBusy || undefined} onClick={() => void submit({ step: 'pay' })}>
          <HandCoins {...ICON} />
          <Trans>Incassato</Trans>
        </Button>
      ) : null}
      {order.keys.includes('pay_late') ? (
        <Button {...off} onClick={() => onAsk('pay_late')}>
          <HandCoins {...ICON} />
          <Trans>Sono arrivati i soldi</Trans>
        </Button>
      ) : null}
      {order.keys.includes('return_late') ? (
        <Button {...off} onClick={() => onAsk('return_late')}>
          <Undo2 {...ICON} />
          <Trans>Soldi restituiti</Trans>
        </Button>
      ) : null}
      {order.keys.includes('refund') ? (
        <Button {...off} onClick={() => onAsk('refund')}>
          <Undo2 {...ICON} />
          <Trans>Rimborsa</Trans>
        </Button>
      ) : null}
      {order.keys.includes('cancel') && !order.keys.includes('keep') && !isToRefuse(order) ? (
        <Button {...off} onClick={() => onAsk('cancel')}>
          <Ban {...ICON} />
          <Trans>Annulla l’ordine</Trans>
        </Button>
      ) : null}
      {wasPlaced(order) ? <ReceiptKey order={order} /> : null}
      <ActStanding isBusy={isBusy} refusal={refusal} />
    </div>
  )
}
