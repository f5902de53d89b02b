import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TillCustomer } from '#contract/counter-till.ts'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros, moneyOf, points4, pointsOf, signedEuros, tenThousandthsOf } from '#rules/money.ts'
import { centsTyped, type Gain, gainOf, isGain, MONEY, typedShown } from '#rules/till.ts'
import { shownChange } from '#rules/movements.ts'
import { percentWords } from '../../../components/words/percent.ts'
import { bothWords, signedPointWords } from '../../../components/words/point-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { AmountTyped } from './AmountTyped.tsx'
import type { Room } from './room.ts'
import { Keypad } from './Keypad.tsx'
import { Refused } from './Refused.tsx'
import { balanceWords } from './till-words.ts'
import './amount.css'
import './till.css'

type Gives = TillCustomer['gives']
type Fresh = { credit: string; points: string; gives: Gives }

const gainIn = (typed: string, { cashBackType, rate, pointValue }: Gives): Gain =>
  gainOf(centsTyped(typed), { cashBackType, rate, pointValue: centsOf(pointValue) })

/** A gain as it is read, beside the balances that are read. */
function shownGain({ credit, points }: Gain, has: string): Gain {
  return { credit, points: shownChange(points, points4(tenThousandthsOf(has) + points)) }
}

/** What was spent, and what that gives by the rule that the server decides by. LOOK "counter-3". */
export function EarnStep({ customer, deeds, typed, onType }: Room) {
  const { i18n } = useLingui()
  const lacking = useRef<HTMLParagraphElement>(null)
  const [sent, setSent] = useState<Gain>()
  const { clear } = deeds
  const fresh = deeds.failure?.code === 'till_changed' ? (deeds.fresh as Fresh) : undefined
  const gives = fresh?.gives ?? customer.gives
  const gain = gainIn(typed, gives)
  const shown = (one: Gain) => shownGain(one, customer.pointBalance)
  const { credit, points } = shown(gain)
  const what = bothWords(credit, points, i18n)
  const isReady = isGain(gain)
  const kept = typed === '' ? undefined : `${typedShown(typed)}\u00a0€`
  const go = () => {
    if (!isReady || deeds.isBusy) return
    setSent(gain)
    void deeds.submit({ kind: 'earn', purchase: moneyOf(centsTyped(typed)), credit: moneyOf(gain.credit), points: pointsOf(gain.points) })
  }
  return (
    <div className="cash-step">
      <AmountTyped label={<Trans>Quanto ha speso?</Trans>} who={customer} shown={typed} unit="€" />
      <section className={isReady ? 'cash-gain' : 'cash-gain cash-gain-none'} aria-live="polite">
        {fresh && sent ? (
          <p className="cash-before">
            <Trans>
              Era <s>{gainWords(shown(sent))}</s>, adesso:
            </Trans>
          </p>
        ) : null}
        <p className="cash-gained">{gainWords({ credit, points })}</p>
        <p>
          <Rule gives={gives} />
        </p>
      </section>
      {isReady && !deeds.isOffline ? <After customer={customer} gain={gain} /> : null}
      {isReady || deeds.isOffline ? null : (
        <p ref={lacking} className="cash-after" role="status" tabIndex={-1}>
          {kept ? <Trans>{kept} non danno ancora niente</Trans> : <Trans>Scrivi quanto ha speso</Trans>}
        </p>
      )}
      <div className="cash-foot">
        <Refused deeds={deeds} kept={kept} />
        <Button
          look="primary"
          isWide
          className="cash-go"
          isLacking={!isReady}
          disabled={deeds.isOffline}
          aria-disabled={deeds.isBusy || undefined}
          aria-busy={deeds.isBusy || undefined}
          onClick={() => (isReady ? go() : lacking.current?.focus())}
        >
          <Check aria-hidden strokeWidth={1.75} />
          {deeds.isOffline ? (
            <Trans>Accredita quando torna la rete</Trans>
          ) : isReady ? (
            <Trans>Accredita {what}</Trans>
          ) : (
            <Trans>Accredita</Trans>
          )}
        </Button>
      </div>
      <Keypad
        typed={typed}
        format={MONEY}
        onType={(next) => {
          clear()
          onType(next)
        }}
        onEnter={go}
      />
    </div>
  )
}

/** `+2,69 € · +5 punti`; what is nothing is left out, but not both. */
function gainWords({ credit, points }: Gain): string {
  const hasPoints = points >= 10_000
  const money = credit > 0 || !hasPoints ? [signedEuros(credit)] : []
  return [...money, ...(hasPoints ? [signedPointWords(points)] : [])].join(' · ')
}

/** `5% di credito, 1 punto ogni 10 €`. */
function Rule({ gives: { cashBackType, rate, pointValue } }: { gives: Gives }) {
  const { i18n } = useLingui()
  const shown = shownOn(cashBackType)
  const part = percentWords(rate / 100, i18n)
  const every = euros(centsOf(pointValue)).replace(',00', '')
  const credit = shown.credit && rate > 0
  const counted = shown.points && centsOf(pointValue) > 0
  if (credit && counted)
    return (
      <Trans>
        {part} di credito, 1 punto ogni {every}
      </Trans>
    )
  return credit ? <Trans>{part} di credito</Trans> : <Trans>1 punto ogni {every}</Trans>
}

function After({ customer: { balance, pointBalance, gives }, gain }: { customer: TillCustomer; gain: Gain }) {
  const { i18n } = useLingui()
  const after = { balance: moneyOf(centsOf(balance) + gain.credit), pointBalance: pointsOf(tenThousandthsOf(pointBalance) + gain.points) }
  return (
    <p className="cash-after">
      <span>
        <Trans>Avrà</Trans>
      </span>
      <strong>{balanceWords(after, gives.cashBackType, i18n)}</strong>
    </p>
  )
}
