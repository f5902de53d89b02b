import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { euros, moneyOf } from '#rules/money.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { said } from '../../state/messages.ts'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { wholeOf } from './counter-words.ts'
import type { Desk } from './desk.ts'
import { typedCents } from '../../components/words/typed-cents.ts'
import { isToRefuse } from './RefuseKey.tsx'
import { useAct } from './use-act.ts'
import './board.css'

/** As the contract has it. */
const LONGEST = 200

/** Enter goes on to the next field, and from the last to the key: no money goes back while she only ends a line. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const controls = [...(event.currentTarget.form?.elements ?? [])]
  const next = controls
    .slice(controls.indexOf(event.currentTarget) + 1)
    .find((one) => one instanceof HTMLInputElement || (one instanceof HTMLButtonElement && one.type === 'submit'))
  if (next instanceof HTMLElement) next.focus()
}

/** What the key of a refund says that it does, and what is said of a deed once it is done. @param back what goes back, in cents */
function useWords(order: CounterOrder, asked: Props['asked'], back: number) {
  const { t } = useLingui()
  const { number } = order
  const sum = euros(back)
  // Before she has it, an order of which all is back is cancelled: so is what could be cancelled now.
  const isEnding = asked === 'cancel' || (back === wholeOf(order) && order.keys.includes('cancel'))
  const ended = back > 0 && order.payment !== 'open' ? t`Ordine ${number} annullato, rimborso di ${sum}` : t`Ordine ${number} annullato`
  const key = back === 0 ? t`Rimborsa` : isEnding ? t`Rimborsa ${sum} e annulla l’ordine` : t`Rimborsa ${sum}`
  return { key, happened: isEnding ? ended : t`Ordine ${number}: rimborso di ${sum}` }
}

type Props = { order: CounterOrder; asked: 'cancel' | 'refund'; desk: Desk; onClose: () => void }

/** Cancels an order or gives money back, with a reason; a refund may be a part of what is left. SEMANTICS 14. */
export function EndDialog({ order, asked, desk, onClose }: Props) {
  const { t } = useLingui()
  const { number } = order
  const dispatch = useAppDispatch()
  const { submit, isBusy, isOffline, refusal, failure } = useAct(order, desk, onClose)
  // Whoever ordered has said why, or need not; left as it is, it goes as a code.
  const ready = asked === 'cancel' && order.isCancelAsked ? t`Chiesto da chi ha ordinato` : ''
  const [typed, setTyped] = useState(ready)
  const [sum, setSum] = useState('')
  const [isTried, setTried] = useState(false)
  const isRefund = asked === 'refund'
  // What was never paid has no parts: it is back, with the credit that it used.
  const hasParts = isRefund && order.payment !== 'open'
  const whole = wholeOf(order)
  const most = euros(whole)
  const onEnter = whole > 0 ? goOn : undefined
  const reason = typed.trim() && typed === ready ? { code: 'asked' as const } : typed.trim()
  const part = sum.trim() === '' ? undefined : typedCents(sum)
  const isWrong = isRefund && sum.trim() !== '' && part === undefined
  const { key, happened } = useWords(order, asked, isWrong ? 0 : (part ?? whole))
  const save = async () => {
    setTried(true)
    if (!reason || isWrong) return
    const failed = await submit({ step: asked, reason, ...(isRefund && part !== undefined && { amount: moneyOf(part) }) })
    if (!failed) dispatch(said('success', happened))
    if (failed?.code === 'order_step') onClose()
  }
  return (
    <Dialog
      title={isRefund ? t`Rimborsa l’ordine ${number}` : isToRefuse(order) ? t`Rifiuta l’ordine ${number}` : t`Annulla l’ordine ${number}`}
      save={isRefund ? key : isToRefuse(order) ? t`Rifiuta` : t`Annulla l’ordine`}
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
          onKeyDown={onEnter}
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
            onKeyDown={onEnter}
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
