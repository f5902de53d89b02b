import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { Panel } from '../../ui/Panel.tsx'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import { WithdrawalSums } from './WithdrawalSums.tsx'
import './withdrawal.css'

/** Where a withdrawal stands whose goods are not back yet: what she has still to do, and all that comes back to her then. */
export function WithdrawalStanding({ order }: { order: Order }) {
  return (
    <Panel as="section" className="withdrawal-standing">
      <h2>
        <Trans>Recesso ricevuto</Trans>
      </h2>
      <WithdrawalSteps isSent />
      <WithdrawalSums order={order} />
    </Panel>
  )
}
