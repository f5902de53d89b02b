import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { DeviceFacts } from '../../components/devices/DeviceFacts.tsx'
import { useDeviceName } from '../../components/devices/use-device-name.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Switch } from '../../ui/Switch.tsx'
import { DeviceIcon } from './DeviceIcon.tsx'
import { factsOf, zone } from './device-words.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { StandingNote } from './StandingNote.tsx'
import { TrialButton } from './TrialButton.tsx'
import { type ThisDeviceState, useThisDevice } from './use-this-device.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon, RowWords } from '../../ui/Row.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './devices.css'

type Props = { device: Device | undefined; isOnline: boolean }

/** The device in her hand: what it is, the one switch, what stands in its way, and the proof that it works. */
export function ThisDevice({ device, isOnline }: Props) {
  const { t } = useLingui()
  const [isRenamed, setRenamed] = useState(false)
  const state = useThisDevice(device)
  const { seen, standing, busy, change } = state
  const name = useDeviceName()({ deviceName: device?.deviceName ?? null, deviceType: seen.kind, osVersion: seen.systemName }, true)
  const cannot = standing !== 'on' && standing !== 'off' && standing !== 'lost'
  const facts = factsOf({ browser: seen.browserName, osVersion: seen.systemName, appVersion: __APP_VERSION__ })
  return (
    <Panel className="device">
      <div className="device-head">
        <DeviceIcon kind={seen.kind} isOn />
        <RowWords>
          <strong className="device-name">{name}</strong>
          <DeviceFacts facts={facts} />
        </RowWords>
        {device && isOnline ? (
          <IconButton className="device-rename" label={t`Rinomina ${name}`} onClick={() => setRenamed(true)}>
            <Pencil aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </div>
      <div className="device-row">
        <RowWords>
          <strong>
            <Trans>Avvisi su questo dispositivo</Trans>
          </strong>
          <span className="small quiet" id="device-standing" role="status">
            <StandingWords standing={standing} busy={busy} isOnline={isOnline} />
          </span>
        </RowWords>
        <Switch
          label={t`Avvisi su questo dispositivo`}
          isOn={standing === 'on'}
          isOff={cannot || !isOnline}
          isBusy={busy !== undefined}
          describedBy="device-standing"
          onChange={change}
        />
      </div>
      <StandingNote state={state} />
      {device?.lastNotice ? <LastNotice {...device.lastNotice} /> : null}
      {standing === 'on' && device ? <TrialButton id={device.id} isOnline={isOnline} seen={seen} /> : null}
      {isRenamed && device ? <RenameDialog id={device.id} name={name} onClose={() => setRenamed(false)} /> : null}
    </Panel>
  )
}

/** One line beside the switch. */
function StandingWords({ standing, busy, isOnline }: Pick<ThisDeviceState, 'standing' | 'busy'> & { isOnline: boolean }) {
  const { t } = useLingui()
  if (busy === 'asking') return t`Il browser te lo sta chiedendo…`
  if (busy) return t`Un momento…`
  const words = { on: t`Attivi`, off: t`Spenti`, lost: t`Interrotti`, refused: t`Bloccati dal browser` }
  const said =
    standing === 'on' || standing === 'off' || standing === 'lost' || standing === 'refused' ? words[standing] : t`Non ancora attivi qui`
  return isOnline ? said : t`${said} · per cambiare serve la rete`
}

function LastNotice({ at, title }: { at: string; title: string }) {
  const { t } = useLingui()
  const moment = useMoment(at, zone())
  return (
    <div className="device-row">
      <RowIcon isLarge tone="good">
        <BellRing aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <span className="small quiet">{t`Ultimo avviso ricevuto`}</span>
        <strong>
          <span className="device-moment">{moment}</span>
          {title ? ` · ${title}` : null}
        </strong>
      </RowWords>
    </div>
  )
}
