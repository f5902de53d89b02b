import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros, moneyOf, points4, pointsOf, tenThousandthsOf } from '#rules/money.ts'
import { centsTyped, MONEY, POINTS, pointsTyped } from '#rules/till.ts'
import { pointWords } from '../../../components/words/point-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segment } from '../../../ui/Segment.tsx'
import { AmountTyped } from './AmountTyped.tsx'
import type { Room } from './room.ts'
import { Keypad } from './Keypad.tsx'
import { Refused } from './Refused.tsx'
import { balanceWords } from './till-words.ts'
import './amount.css'
import './till.css'

type Of = 'credit' | 'points'

/** What she has of it, in cents or ten-thousandths, and what was typed of it. */
function figures(of: Of, typed: string, { balance, pointBalance }: { balance: string; pointBalance: string }) {
  if (of === 'credit') return { has: centsOf(balance), size: centsTyped(typed), words: euros, wire: moneyOf, format: MONEY }
  const whole = points4(Math.trunc(tenThousandthsOf(pointBalance) / 10_000) * 10_000)
  return { has: whole, size: pointsTyped(typed), words: pointWords, wire: pointsOf, format: POINTS }
}

/** Credit or points that she uses, up to what is there. LOOK "counter-3". */
export function SpendStep({ customer, deeds, typed, onType }: Room) {
  const { t, i18n } = useLingui()
  const shown = shownOn(customer.gives.cashBackType)
  const [of, setOf] = useState<Of>(shown.credit ? 'credit' : 'points')
  const lacking = useRef<HTMLParagraphElement>(null)
  const { clear } = deeds
  const { has, size, words, wire, format } = figures(of, typed, customer)
  const [all, what] = [words(has), words(size)]
  const isReady = size > 0 && size <= has
  const type = (next: string) => {
    clear()
    onType(next)
  }
  const go = () => {
    if (isReady && !deeds.isBusy) void deeds.submit({ kind: 'spend', of, amount: wire(size) })
  }
  const left = wire(has - size)
  const after = of === 'credit' ? { ...customer, balance: left } : { ...customer, pointBalance: left }
  const everything = of === 'credit' ? moneyOf(has).replace('.', ',').replace(/,00$/, '') : String(has / 10_000)
  return (
    <div className="cash-step">
      {shown.credit && shown.points ? (
        <Segment
          label={t`Cosa usa?`}
          chosen={of}
          options={[
            { value: 'credit', label: t`Credito` },
            { value: 'points', label: t`Punti` },
          ]}
          onChoose={(next: Of) => {
            type('')
            setOf(next)
          }}
        />
      ) : null}
      <AmountTyped label={<Trans>Quanto usa?</Trans>} who={customer} shown={typed} unit={of === 'credit' ? '€' : t`punti`} />
      <Button isSmall disabled={has === 0} onClick={() => type(everything)}>
        <Trans>Tutto: {all}</Trans>
      </Button>
      {size > has ? (
        <p ref={lacking} className="cash-after cash-too-much" role="status" tabIndex={-1}>
          <Trans>Ne ha solo {all}</Trans>
        </p>
      ) : deeds.isOffline ? null : size === 0 ? (
        <p ref={lacking} className="cash-after" role="status" tabIndex={-1}>
          <Trans>Scrivi quanto usa</Trans>
        </p>
      ) : (
        <p className="cash-after">
          <span>
            <Trans>Avrà</Trans>
          </span>
          <strong>{balanceWords(after, customer.gives.cashBackType, i18n)}</strong>
        </p>
      )}
      <div className="cash-foot">
        <Refused deeds={deeds} kept={typed === '' ? undefined : what} />
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
          {deeds.isOffline ? <Trans>Usa quando torna la rete</Trans> : size > 0 ? <Trans>Usa {what}</Trans> : <Trans>Usa</Trans>}
        </Button>
      </div>
      <Keypad typed={typed} format={format} onType={type} onEnter={go} />
    </div>
  )
}
