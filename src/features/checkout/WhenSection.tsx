import { Trans, useLingui } from '@lingui/react/macro'
import { DayParts } from '../../components/booking/DayParts.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Panel } from '../../ui/Panel.tsx'
import '../../components/booking/times.css'
import './checkout.css'

type Props = { slots: readonly string[]; chosen: string; isLacking: boolean; onChoose: (slot: string) => void }

/** When it is to be ready today: as soon as it can be, or at a time. */
export function WhenSection({ slots, chosen, isLacking, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Panel as="section" className="checkout-section" data-lacks={isLacking || undefined}>
      <h2 className="checkout-title">
        <Trans>Quando ti serve</Trans>
        {slots.length > 0 ? <span className="quiet"> · {t`oggi`}</span> : null}
      </h2>
      {slots.length === 0 ? (
        <p className="quiet">
          <Trans>Oggi non prepariamo più: il tuo ordine è il primo di domani.</Trans>
        </p>
      ) : (
        <div className="when-slots" role="group" aria-label={t`Quando ti serve`}>
          <Chip className="time-chip when-soonest" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
            <Trans>Appena pronto</Trans>
          </Chip>
          <DayParts times={slots}>
            {(slot) => (
              <Chip key={slot} className="time-chip" aria-pressed={chosen === slot} onClick={() => onChoose(slot)}>
                {slot}
              </Chip>
            )}
          </DayParts>
        </div>
      )}
    </Panel>
  )
}
