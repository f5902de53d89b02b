import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { useRemoveDeviceMutation, useSetDeviceMutation } from '../../api/devices.ts'
import { DeviceFacts } from '../../components/devices/DeviceFacts.tsx'
import { useDeviceName } from '../../components/devices/use-device-name.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { host } from '../../state/host.ts'
import { Switch } from '../../ui/Switch.tsx'
import { DeviceIcon } from './DeviceIcon.tsx'
import { factsOf, lookWords, zone } from './device-words.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { refocus } from '../../ui/refocus.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RowWords } from '../../ui/Row.tsx'
import './devices.css'

/** The app of the bare host. SEMANTICS 12. */
const WALLET = 'Tessera'

type Props = { device: Device; isOnline: boolean }

/** Another device of hers: what it is, when it was there last, and what can be done from here. LOOK phone-4. */
export function OtherDevice({ device, isOnline }: Props) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'name' | 'removal'>()
  const [set, { isLoading, originalArgs }] = useSetDeviceMutation()
  const [remove] = useRemoveDeviceMutation()
  const leaving = useSubmit(remove)
  useEffect(() => refocus, [])
  const { id, activityName } = device
  const name = useDeviceName()(device)
  const isActive = ((isLoading && originalArgs?.active) || device.active) === 'Y'
  const app = activityName ?? WALLET
  return (
    <Panel as="li" className="device" aria-busy={leaving.isBusy || undefined}>
      <div className="device-head">
        <DeviceIcon kind={device.deviceType} isOn={isActive} />
        <RowWords>
          <strong className="device-name">{name}</strong>
          <Times device={device} app={app === (host.activity?.name ?? WALLET) ? undefined : app} />
        </RowWords>
      </div>
      <div className="device-row">
        <RowWords>
          <strong>
            <Trans>Avvisi consentiti</Trans>
          </strong>
          <Standing device={device} isActive={isActive} id={`device-${id}`} />
        </RowWords>
        <Switch
          label={t`Avvisi consentiti: ${name}`}
          isOn={isActive}
          isOff={!isOnline}
          isBusy={isLoading}
          describedBy={`device-${id}`}
          onChange={(isOn) => void set({ id, active: isOn ? 'Y' : 'N' })}
        />
      </div>
      <DeviceFacts facts={factsOf(device)} />
      {isOnline ? (
        <div className="device-keys">
          <button type="button" className="device-key" aria-label={t`Rinomina ${name}`} onClick={() => setAsked('name')}>
            <Trans>Rinomina</Trans>
          </button>
          <button type="button" className="device-key device-key-bad" aria-label={t`Scollega ${name}`} onClick={() => setAsked('removal')}>
            <Trans>Scollega</Trans>
          </button>
        </div>
      ) : (
        <p className="small quiet">
          <Trans>Per cambiarlo serve la rete.</Trans>
        </p>
      )}
      {asked === 'name' ? <RenameDialog id={id} name={name} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'removal' ? (
        <Dialog
          title={t`Scollegare ${name}?`}
          save={t`Scollega`}
          isGrave
          cancel={t`Annulla`}
          size="small"
          isOffline={leaving.isOffline}
          onSave={() => {
            setAsked(undefined)
            void leaving.submit({ id })
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <Trans>Non riceverà più avvisi. Se riapri l’app su quel dispositivo, lo ritrovi qui.</Trans>
          </p>
        </Dialog>
      ) : null}
    </Panel>
  )
}

function Standing({ device: { authNotice, push }, isActive, id }: { device: Device; isActive: boolean; id: string }) {
  const { t } = useLingui()
  const isLost = isActive && authNotice === 'Y' && push !== 'on'
  const words = () => {
    if (!isActive) return t`Disattivato: non riceve nulla`
    if (isLost) return t`Avvisi interrotti: apri l’app lì per riprenderli`
    return authNotice === 'Y' ? t`Riceve gli avvisi` : t`Lì gli avvisi sono spenti: si accendono dall’app su quel dispositivo`
  }
  return (
    <span id={id} className={isLost ? 'small device-lost' : 'small quiet'}>
      {words()}
    </span>
  )
}

/** What tells it from the others: its browser and system, whose app it is, and when it was there. */
function Times({ device, app }: { device: Device; app: string | undefined }) {
  const { lastSeen, lastNotice } = device
  const look = lookWords(device)
  const seen = useMoment(lastSeen ?? undefined, zone())
  const noticed = useMoment(lastNotice?.at, zone())
  const title = lastNotice?.title
  return (
    <span className="small quiet device-times">
      {look ? <span>{look}</span> : null}
      {app ? (
        <span>
          <Trans>App di {app}</Trans>
        </span>
      ) : null}
      {seen ? (
        <span>
          <Trans>Visto {seen}</Trans>
        </span>
      ) : null}
      {noticed ? (
        <span>
          <Trans>Ultimo avviso: {noticed}</Trans>
          {title ? ` · ${title}` : null}
        </span>
      ) : null}
    </span>
  )
}
