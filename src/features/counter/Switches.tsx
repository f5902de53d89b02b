import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard, type LucideIcon, RefreshCw, Sun, Volume2, Wifi } from 'lucide-react'
import { Switch } from '../../ui/Switch.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { useSwitches } from './use-switches.ts'
import './board.css'

type Props = { set: ReturnType<typeof useSwitches>; isLive: boolean; isMuted: boolean; isRefused: boolean }

/** Whether orders come by themselves, and what this device does: it rings, its screen stays on, letters are keys. */
export function Switches({ set: { sound, screen, keys }, isLive, isMuted, isRefused }: Props) {
  const { t } = useLingui()
  return (
    <div className="counter-switches">
      <Tag {...(isLive && { look: 'good' as const })}>
        {isLive ? <Wifi aria-hidden size={16} strokeWidth={2} /> : <RefreshCw aria-hidden size={16} strokeWidth={2} />}
        {isLive ? <Trans>Collegato</Trans> : <Trans>Chiedo ogni pochi secondi</Trans>}
      </Tag>
      <One name="sound" icon={Volume2} label={t`Suono`} {...sound} why={isMuted ? t`Tocca la pagina una volta` : undefined} />
      <One name="screen" icon={Sun} label={t`Schermo acceso`} {...screen} why={isRefused ? t`Il dispositivo non lo permette` : undefined} />
      <One name="keys" icon={Keyboard} label={t`Tasti rapidi`} {...keys} />
    </div>
  )
}

type OneProps = {
  name: 'sound' | 'screen' | 'keys'
  icon: LucideIcon
  label: string
  isOn: boolean
  change: (isOn: boolean) => void
  /** Why it does nothing yet. */
  why?: string | undefined
}

function One({ name, icon: Icon, label, isOn, change, why }: OneProps) {
  const id = `counter-${name}-why`
  return (
    <span className={`counter-switch-${name}`}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {label}
        {why ? (
          <span className="small quiet counter-refused" id={id}>
            {why}
          </span>
        ) : null}
      </span>
      <Switch label={label} isOn={isOn} {...(why && { describedBy: id })} onChange={change} />
    </span>
  )
}
