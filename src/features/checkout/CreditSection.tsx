import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useId, useState } from 'react'
import { amount, cents, type Cents, euros } from '#rules/money.ts'
import { typedCents } from '../../components/words/typed-cents.ts'
import { Panel } from '../../ui/Panel.tsx'
import './checkout.css'
import './credit.css'

type Props = { chosen: Cents; most: Cents; balance: Cents; onChoose: (credit: Cents) => void }

/** Steps of ten cents are fine enough for a thumb; the field takes any amount. */
const STEP = 10

/** How much of her credit she uses: by slider, by field, or all of it. */
export function CreditSection({ chosen, most, balance, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  // As she writes it, until she leaves the field: nothing is put in order under her fingers.
  const [typed, setTyped] = useState<string>()
  const shown = Math.min(chosen, most)
  const clamp = (size: number) => onChoose(cents(Math.max(0, Math.min(most, Math.round(size)))))
  const type = (text: string) => {
    setTyped(text)
    clamp(typedCents(text) ?? 0)
  }
  const [has, all] = [euros(balance), euros(most)]
  return (
    <Panel as="section" className="checkout-section" aria-labelledby={id}>
      <div className="credit-head">
        <h2 id={id} className="checkout-title">
          <Trans>Quanto credito usare</Trans>
        </h2>
        <label className="credit-field">
          <span className="unseen">
            <Trans>Credito da usare in euro</Trans>
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? amount(shown)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
          />
          <span aria-hidden="true">€</span>
        </label>
      </div>
      <input
        className="credit-slider"
        type="range"
        min={0}
        max={most}
        step={STEP}
        value={shown}
        style={{ '--share': `${(shown / most) * 100}%` } as CSSProperties}
        aria-label={t`Credito da usare`}
        aria-valuetext={euros(shown)}
        onChange={({ target }) => clamp(most - target.valueAsNumber < STEP ? most : target.valueAsNumber)}
      />
      <p className="credit-foot small quiet">
        <span>
          <Trans>Ne hai {has}</Trans>
        </span>
        <button type="button" className="checkout-edit" onClick={() => clamp(shown === most ? 0 : most)}>
          {shown === most ? <Trans>Non usarne</Trans> : <Trans>Usa {all}</Trans>}
        </button>
      </p>
    </Panel>
  )
}
