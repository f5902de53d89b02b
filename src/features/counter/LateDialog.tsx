import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterOrder } from '#contract/counter.ts'
import { centsOf, euros } from '#rules/money.ts'
import { isByProvider } from '#rules/payment-choice.ts'
import { Dialog } from '../../ui/overlays.ts'
import type { Desk } from './desk.ts'
import { useAct } from './use-act.ts'

type Props = { order: CounterOrder; asked: 'pay_late' | 'return_late'; desk: Desk; onClose: () => void }

/** A transfer that came when the order was over: that it is here, and later that it went back; this of what a provider could not give back, too. SEMANTICS 14. */
export function LateDialog({ order, asked, desk, onClose }: Props) {
  const { t } = useLingui()
  const { submit, isBusy, isOffline, refusal, failure } = useAct(order, desk, onClose)
  const sum = euros(centsOf(order.owed ?? order.totalPrice))
  const isComing = asked === 'pay_late'
  const save = async () => {
    const failed = await submit({ step: asked, ...(!isComing && order.owed && { owed: order.owed }) })
    if (failed?.code === 'order_step') onClose()
  }
  return (
    <Dialog
      title={isComing ? t`Sono arrivati ${sum}?` : t`Hai restituito ${sum}?`}
      save={isComing ? t`Sono arrivati` : t`Restituiti`}
      cancel={t`Chiudi`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={failure?.code === 'order_step' ? undefined : refusal}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>
        {!isComing && isByProvider(order.paymentType) ? (
          <Trans>
            Il rimborso non è riuscito. Prima di restituire i soldi guarda su Stripe o PayPal se non sono tornati lo stesso. Chi ha ordinato
            riceve un avviso.
          </Trans>
        ) : !isComing ? (
          <Trans>Chi ha ordinato riceve un avviso, e l’ordine non aspetta più niente.</Trans>
        ) : order.payment === 'open' && order.progress === 'withdrawn' ? (
          <Trans>Chi ha ordinato ha fatto recesso: i soldi tornano quando gli articoli sono qui, con «Rimborsa».</Trans>
        ) : (
          <Trans>
            L’ordine era già chiuso: questi soldi si restituiscono. Chi ha ordinato lo sa da un avviso, e l’ordine resta qui finché non dici
            che sono tornati.
          </Trans>
        )}
      </p>
    </Dialog>
  )
}
