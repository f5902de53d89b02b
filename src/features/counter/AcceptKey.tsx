import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { ActKey } from './ActKey.tsx'
import { ActStanding } from './ActStanding.tsx'
import { Choices } from './Choices.tsx'
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
  return (
    <div className="counter-keys">
      {hasMinutes ? (
        <Choices
          {...{ desk, isMain, isOffline }}
          label={t`Pronto tra quanti minuti?`}
          options={MINUTES.map((one) => ({ value: one, words: <InMinutes minutes={one} desk={desk} /> }))}
          chosen={minutes}
          onChoose={setChosen}
        />
      ) : null}
      <ActKey
        {...{ desk, isMain, isBusy, isOffline }}
        Icon={Check}
        letter="A"
        onPress={() => void submit({ step: 'accept', ...(hasMinutes && { minutes }) })}
      >
        {hasMinutes ? <Trans>Accetta, {clock}</Trans> : <Trans>Accetta</Trans>}
      </ActKey>
      <ActStanding isBusy={isBusy} refusal={refusal} />
    </div>
  )
}

function InMinutes({ minutes, desk: { now, zone } }: { minutes: number; desk: Desk }) {
  return (
    <>
      <strong>
        {minutes}
        <span className="unseen">
          {' '}
          <Trans>minuti,</Trans>{' '}
        </span>
      </strong>
      <span className="small figures">{clockIn(minutes, now, zone)}</span>
    </>
  )
}
