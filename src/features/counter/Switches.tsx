import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, Volume2 } from 'lucide-react'
import { Switch } from '../../ui/Switch.tsx'
import type { useSwitches } from './use-switches.ts'
import './counter-bar.css'

type Props = {
  set: ReturnType<typeof useSwitches>
  isRefused: boolean
  /** Both have one row of a phone. */
  isShort?: boolean
}

/** Whether it rings, and whether the screen stays on; where the device does not let it, it does not, and that switch is off. */
export function Switches({ set: { sound, screen }, isRefused, isShort = false }: Props) {
  const { t } = useLingui()
  return (
    <div className="counter-switches">
      <span>
        <Volume2 aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Suono</Trans>
        <Switch label={t`Suono`} isOn={sound.isOn} onChange={sound.change} />
      </span>
      <span>
        <Sun aria-hidden size={20} strokeWidth={1.75} />
        <span>
          {isShort ? <Trans>Schermo</Trans> : <Trans>Schermo acceso</Trans>}
          {isRefused ? (
            <span className="small quiet counter-refused" id="counter-refused">
              <Trans>Il dispositivo non lo permette</Trans>
            </span>
          ) : null}
        </span>
        <Switch
          label={t`Schermo acceso`}
          isOn={screen.isOn && !isRefused}
          isOff={isRefused}
          {...(isRefused && { describedBy: 'counter-refused' })}
          onChange={screen.change}
        />
      </span>
    </div>
  )
}
