import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TillCustomer } from '#contract/counter-till.ts'
import { typedShown } from '#rules/till.ts'
import { balanceWords } from './till-words.ts'
import './amount.css'

type Props = { who: TillCustomer; label: ReactNode; shown: string; unit: string }

/** Whose card it is, and the amount that is being typed. */
export function AmountTyped({ who, label, shown, unit }: Props) {
  const { t, i18n } = useLingui()
  const has = balanceWords(who, who.gives.cashBackType, i18n)
  return (
    <div className="cash-typed">
      <p className="quiet">{t`${who.name} · ha ${has}`}</p>
      <p className="cash-question">{label}</p>
      <output className={shown === '' ? 'cash-amount cash-amount-none' : 'cash-amount'}>
        {typedShown(shown)}
        <i aria-hidden="true" />
        {unit}
      </output>
    </div>
  )
}
