import { Trans } from '@lingui/react/macro'
import { Check, HandHelping, type LucideIcon, Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { travelsForDays } from '#rules/order-expected.ts'
import { ActKey } from './ActKey.tsx'
import { AcceptKey } from './AcceptKey.tsx'
import { ActStanding } from './ActStanding.tsx'
import { isToCollect } from './counter-words.ts'
import type { Desk } from './desk.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { ShipKey } from './ShipKey.tsx'
import { useAct } from './use-act.ts'
import './keys.css'

const steps: Partial<Record<CounterOrder['keys'][number], { Icon: LucideIcon; word: ReactNode; letter: string }>> = {
  ready: { Icon: Check, word: <Trans>Pronto</Trans>, letter: 'P' },
  ship: { Icon: Truck, word: <Trans>Spedito</Trans>, letter: 'P' },
  hand_over: { Icon: HandHelping, word: <Trans>Consegnato</Trans>, letter: 'C' },
}

type Props = { order: CounterOrder; desk: Desk; isMain?: boolean; beside?: ReactNode }

/**
 * What is done next with an order, most of the time: one key. `isMain`: the one solid key of the screen.
 * @param beside the other answer to an order that is to be accepted
 */
export function NextKey({ order, desk, isMain = false, beside }: Props) {
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  const [isAsked, setAsked] = useState(false)
  if (order.keys.includes('accept')) return <AcceptKey {...{ order, desk, isMain, beside }} />
  if (order.keys.includes('ship') && travelsForDays(order.shippingType)) return <ShipKey order={order} desk={desk} isMain={isMain} />
  const step = order.keys.find((key) => key in steps)
  const look = step && steps[step]
  if (!step || !look) return null
  const press = () => (step === 'hand_over' && isToCollect(order) ? setAsked(true) : void submit({ step }))
  return (
    <div className="counter-keys">
      <ActKey {...{ desk, isMain, isBusy, isOffline }} Icon={look.Icon} letter={look.letter} onPress={press}>
        {look.word}
      </ActKey>
      <ActStanding isBusy={isBusy} refusal={refusal} />
      {isAsked && isToCollect(order) ? <HandOverDialog order={order} desk={desk} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}
