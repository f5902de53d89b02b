import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, Volume2 } from 'lucide-react'
import { Switch } from '../../ui/Switch.tsx'
import './board.css'

type Props = { hasSound: boolean; onSound: (isOn: boolean) => void; isAwake: boolean; isRefused: boolean; onAwake: (isOn: boolean) => void }

/** Whether it rings, and whether the screen stays on. */
export function Switches({ hasSound, onSound, isAwake, isRefused, onAwake }: Props) {
  const { t } = useLingui()
  return (
    <div className="counter-switches">
      <span>
        <Volume2 aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Suono</Trans>
        <Switch label={t`Suono`} isOn={hasSound} onChange={onSound} />
      </span>
      <span>
        <Sun aria-hidden size={20} strokeWidth={1.75} />
        <span>
          <Trans>Schermo acceso</Trans>
          {isRefused ? (
            <span className="small quiet counter-refused" id="counter-refused">
              <Trans>Il dispositivo non lo permette</Trans>
            </span>
          ) : null}
        </span>
        <Switch label={t`Schermo acceso`} isOn={isAwake} {...(isRefused && { describedBy: 'counter-refused' })} onChange={onAwake} />
      </span>
    </div>
  )
}
