import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useWithdrawOrderMutation } from '../../api/orders.ts'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { orderName } from '../../components/order/order-words.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { useLastDay } from './use-last-day.ts'
import { WithdrawalSums } from './WithdrawalSums.tsx'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import '../../components/page/form-page.css'
import './withdrawal.css'

/** What it is about, every euro of it and what comes next; confirmed here, with no reason asked and no plea. */
export function Withdrawal({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const [withdraw] = useWithdrawOrderMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => withdraw({ activityId, id: order.id }))
  const day = useLastDay(order)
  return (
    <div className="withdrawal">
      <div className="withdrawal-lead">
        <h2>
          <Trans>Ci hai ripensato?</Trans>
        </h2>
        <p>
          <Trans>
            Va bene così, e non serve un motivo. Hai tempo fino a <strong>{day}</strong>.
          </Trans>
        </p>
      </div>
      <Panel as="section" className="withdrawal-goods" aria-label={orderName(order, i18n)}>
        <p className="small quiet">{orderName(order, i18n)}</p>
        <ul>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
      </Panel>
      <WithdrawalSums order={order} />
      <WithdrawalSteps />
      <footer className="form-foot">
        <Refusal>{refusal}</Refusal>
        <p className="form-missing" role="status">
          {isOffline ? <Trans>Sei offline: per recedere serve la rete. Il tempo che hai resta lo stesso.</Trans> : null}
        </p>
        <Button look="ink" isWide disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
          <Trans>Conferma recesso</Trans>
        </Button>
        <ButtonLink isWide to={`/shop/order/orders/${order.id}`} replace>
          <Trans>Tengo gli articoli</Trans>
        </ButtonLink>
      </footer>
    </div>
  )
}
