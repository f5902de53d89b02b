import { Trans, useLingui } from '@lingui/react/macro'
import { Check, WifiOff } from 'lucide-react'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { Button } from '../../ui/Button.tsx'
import { ActStanding } from './ActStanding.tsx'
import type { Desk } from './desk.ts'
import { clockIn, MINUTES, nearestTo } from './minutes.ts'
import { useAct } from './use-act.ts'
import './keys.css'

/** Accepts an order; what is not sent by courier is ready in so many minutes, the choice nearest to her wish beforehand. */
export function AcceptKey({ order, desk, isMain }: { order: CounterOrder; desk: Desk; isMain: boolean }) {
  const { t } = useLingui()
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  const [chosen, setChosen] = useState<number>()
  const { now, zone } = desk
  const hasMinutes = order.shippingType !== 'C'
  const minutes = chosen ?? nearestTo(order.orderTimeRequest, now, zone)
  const clock = clockIn(minutes, now, zone)
  const Icon = isOffline ? WifiOff : Check
  return (
    <div className="counter-keys">
      {hasMinutes ? (
        <div className="counter-minutes" role="group" aria-label={t`Pronto tra quanti minuti?`}>
          {MINUTES.map((one) => (
            <button key={one} type="button" aria-pressed={one === minutes} disabled={isOffline} onClick={() => setChosen(one)}>
              <strong>
                {one}
                <span className="unseen">
                  {' '}
                  <Trans>minuti,</Trans>{' '}
                </span>
              </strong>
              <span className="small figures">{clockIn(one, now, zone)}</span>
            </button>
          ))}
        </div>
      ) : null}
      <Button
        isWide
        className="counter-key"
        look={isMain ? 'primary' : undefined}
        disabled={isOffline}
        aria-busy={isBusy || undefined}
        aria-describedby={isOffline ? 'counter-offline' : undefined}
        onClick={() => void submit({ step: 'accept', ...(hasMinutes && { minutes }) })}
      >
        <Icon aria-hidden size={20} strokeWidth={2} />
        {hasMinutes ? <Trans>Accetta, {clock}</Trans> : <Trans>Accetta</Trans>}
      </Button>
      <ActStanding isBusy={isBusy} refusal={refusal} />
    </div>
  )
}
