import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { euros, moneyOf } from '#rules/money.ts'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { leftOf } from './counter-words.ts'
import type { Desk } from './desk.ts'
import { typedCents } from '../../components/words/typed-cents.ts'
import { isToRefuse } from './RefuseKey.tsx'
import { useAct } from './use-act.ts'
import './board.css'

/** As the contract has it. */
const LONGEST = 200

type Props = { order: CounterOrder; asked: 'cancel' | 'refund'; desk: Desk; onClose: () => void }

/** Cancels an order or gives money back, with a reason; a refund may be a part of what is left. SEMANTICS 14. */
export function EndDialog({ order, asked, desk, onClose }: Props) {
  const { t } = useLingui()
  const { number } = order
  const { submit, isBusy, isOffline, refusal, failure } = useAct(order, desk, onClose)
  // Whoever ordered has said why, or need not.
  const [typed, setTyped] = useState(asked === 'cancel' && order.isCancelAsked ? t`Chiesto da chi ha ordinato` : '')
  const [sum, setSum] = useState('')
  const [isTried, setTried] = useState(false)
  const isRefund = asked === 'refund'
  // What was never paid has no parts: it is back, with the credit that it used.
  const hasParts = isRefund && order.payment !== 'open'
  const most = euros(leftOf(order))
  const reason = typed.trim()
  const part = sum.trim() === '' ? undefined : typedCents(sum)
  const isWrong = isRefund && sum.trim() !== '' && part === undefined
  const save = async () => {
    setTried(true)
    if (!reason || isWrong) return
    const failed = await submit({ step: asked, reason, ...(isRefund && part !== undefined && { amount: moneyOf(part) }) })
    if (failed?.code === 'order_step') onClose()
  }
  return (
    <Dialog
      title={isRefund ? t`Rimborsa l’ordine ${number}` : isToRefuse(order) ? t`Rifiuta l’ordine ${number}` : t`Annulla l’ordine ${number}`}
      save={isRefund ? t`Rimborsa` : isToRefuse(order) ? t`Rifiuta` : t`Annulla l’ordine`}
      cancel={t`Lascia com’è`}
      isGrave
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={failure?.code === 'order_step' ? undefined : refusal}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="counter-fields">
        <Field
          label={t`Motivo`}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          hint={t`Resta scritto nella storia dell’ordine.`}
          error={isTried && !reason ? t`Scrivi il motivo` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {hasParts ? (
          <Field
            label={t`Quanto, se non tutto`}
            value={sum}
            inputMode="decimal"
            autoComplete="off"
            hint={t`Al massimo ${most}. Vuoto: tutto quello che resta.`}
            error={isTried && isWrong ? t`Scrivi un importo, per esempio 12,50` : undefined}
            onChange={({ target }) => setSum(target.value)}
          />
        ) : null}
        <p className="quiet">
          {isRefund ? (
            <Trans>
              I soldi tornano come sono arrivati, il credito sulla carta; quello che l’ordine ha fatto guadagnare si riprende in
              proporzione.
            </Trans>
          ) : (
            <Trans>
              Articoli e credito tornano al loro posto, quello che è stato pagato si rimborsa. Chi ha ordinato riceve un avviso.
            </Trans>
          )}
        </p>
      </div>
    </Dialog>
  )
}
