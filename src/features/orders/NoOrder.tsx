import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import type { Shown } from '../../api/kept.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Coming, type ComingPart } from '../../ui/Coming.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import './orders.css'

/** Its steps, its articles, and what can be done with it. */
const SHAPE: ComingPart[] = [
  { on: 'panel', count: 3, picture: 'round', lines: [48] },
  { on: 'panel', count: 2, picture: 'square', lines: [60, 34], hasEnd: true },
  { on: 'panel', count: 2, picture: 'round', lines: [52] },
]

/** What stands in the place of an order that is not there: it comes, could not be had, or is none of hers. */
export function NoOrder({ isLoading, failure, retry }: Pick<Shown<Order>, 'isLoading' | 'failure' | 'retry'>) {
  const { t } = useLingui()
  if (isLoading) return <Coming className="order-detail" parts={SHAPE} />
  if (failure?.status === 404)
    return (
      <State
        scene="parcel"
        title={t`Questo ordine non c’è`}
        text={t`Forse è di un altro account. I tuoi sono tutti in un posto.`}
        action={
          <ButtonLink look="primary" to="/shop/order/orders" replace>
            <Trans>I miei ordini</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare i dati`}
      offline={t`I tuoi ordini sono al sicuro: li rivedi appena torna la rete.`}
      onRetry={retry}
    />
  )
}
