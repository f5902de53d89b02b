import { Trans, useLingui } from '@lingui/react/macro'
import { Chip } from '../../ui/Chip.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './checkout.css'

type Props = { slots: readonly string[]; chosen: string; onChoose: (slot: string) => void }

/** When it is to be ready today: as soon as it can be, or at a time. */
export function WhenSection({ slots, chosen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Panel as="section" className="checkout-section">
      <h2 className="checkout-title">
        <Trans>Quando ti serve</Trans>
      </h2>
      {slots.length === 0 ? (
        <p className="quiet">
          <Trans>Oggi non prepariamo più: il tuo ordine è il primo di domani.</Trans>
        </p>
      ) : (
        <div className="when-slots" role="group" aria-label={t`Quando ti serve`}>
          <Chip aria-pressed={chosen === ''} onClick={() => onChoose('')}>
            <Trans>Appena pronto</Trans>
          </Chip>
          {slots.map((slot) => (
            <Chip key={slot} aria-pressed={chosen === slot} onClick={() => onChoose(slot)}>
              {slot}
            </Chip>
          ))}
        </div>
      )}
    </Panel>
  )
}
