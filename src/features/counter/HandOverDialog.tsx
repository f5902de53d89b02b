import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterOrder } from '#contract/counter.ts'
import { centsOf, euros } from '#rules/money.ts'
import { progressWords } from '../../components/order/order-words.ts'
import { Dialog } from '../../ui/overlays.ts'
import type { Desk } from './desk.ts'
import { useAct } from './use-act.ts'

/** An order that is not paid is handed over with an answer: was the money taken? */
export function HandOverDialog({ order, desk, onClose }: { order: CounterOrder; desk: Desk; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk, onClose)
  const state = progressWords({ ...order, progress: 'done' }, i18n)
  const sum = euros(centsOf(order.totalPrice))
  return (
    <Dialog
      title={t`Hai incassato ${sum}?`}
      save={t`Incassato`}
      cancel={t`Chiudi`}
      second={{ label: t`Non ancora`, onSave: () => void submit({ step: 'hand_over' }) }}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit({ step: 'pay' }, { step: 'hand_over' })}
      onClose={onClose}
    >
      <p>
        <Trans>L’ordine passa a «{state}». Se non hai ancora incassato, resta da pagare e lo trovi tra i conclusi.</Trans>
      </p>
    </Dialog>
  )
}
