import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import { useMoment } from '../../components/words/use-moment.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import './withdrawal.css'

/** The acknowledgement of a withdrawal: that it is made, and when. */
export function Withdrawn({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.timeline.find(({ progress }) => progress === 'withdrawn')?.at, zone)
  return (
    <div className="withdrawal">
      <div className="withdrawal-done" role="status">
        <DrawnCheck />
        <h2>
          <Trans>Recesso ricevuto</Trans>
        </h2>
        <p className="quiet">{moment}</p>
      </div>
      <WithdrawalSteps isSent />
      <ButtonLink isWide to={`/shop/order/orders/${order.id}`} replace>
        <Trans>Torna all’ordine</Trans>
      </ButtonLink>
    </div>
  )
}
