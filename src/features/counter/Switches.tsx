import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, Sun, Volume2, Wifi } from 'lucide-react'
import { Switch } from '../../ui/Switch.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { useSwitches } from './use-switches.ts'
import './board.css'

type Props = { set: ReturnType<typeof useSwitches>; isRefused: boolean }

/** Whether orders come by themselves. */
export const LiveTag = ({ isLive }: { isLive: boolean }) => (
  <Tag className="counter-live" {...(isLive && { look: 'good' as const })}>
    {isLive ? <Wifi aria-hidden size={16} strokeWidth={2} /> : <RefreshCw aria-hidden size={16} strokeWidth={2} />}
    {isLive ? <Trans>Collegato</Trans> : <Trans>Mi collego…</Trans>}
  </Tag>
)

/** Whether it rings, and whether the screen stays on. */
export function Switches({ set: { sound, screen }, isRefused }: Props) {
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
          <Trans>Schermo acceso</Trans>
          {isRefused ? (
            <span className="small quiet counter-refused" id="counter-refused">
              <Trans>Il dispositivo non lo permette</Trans>
            </span>
          ) : null}
        </span>
        <Switch
          label={t`Schermo acceso`}
          isOn={screen.isOn}
          {...(isRefused && { describedBy: 'counter-refused' })}
          onChange={screen.change}
        />
      </span>
    </div>
  )
}
