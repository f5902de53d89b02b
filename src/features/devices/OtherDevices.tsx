import { Trans } from '@lingui/react/macro'
import { CloudAlert, MonitorSmartphone, WifiOff } from 'lucide-react'
import { OtherDevice } from './OtherDevice.tsx'
import type { Devices } from './use-devices.ts'
import { Coming } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import './devices.css'

type Props = { devices: Devices; isOnline: boolean }

/** Her other devices, the latest seen first. */
export function OtherDevices({ devices: { others, isLoading, failure, hasMore, isLoadingMore, more }, isOnline }: Props) {
  const isOffline = failure?.code === 'offline'
  const Missing = isOffline ? WifiOff : CloudAlert
  if (isLoading)
    return <Coming className="device-list" parts={[{ on: 'panels', count: 2, picture: 'round', lines: [52, 34], hasEnd: true }]} />
  if (!others)
    return (
      <Panel as="p" className="device-none">
        <Missing aria-hidden size={24} strokeWidth={1.75} />
        {isOffline ? (
          <Trans>Per vedere gli altri dispositivi serve la rete.</Trans>
        ) : (
          <Trans>Non riusciamo a caricare gli altri dispositivi: ci sono ancora.</Trans>
        )}
      </Panel>
    )
  if (others.length === 0)
    return (
      <Panel as="p" className="device-none">
        <MonitorSmartphone aria-hidden size={24} strokeWidth={1.75} />
        <Trans>Nessun altro. Quando apri l’app sul telefono o sul computer, lo trovi qui.</Trans>
      </Panel>
    )
  return (
    <>
      <ul className="device-list">
        {others.map((device) => (
          <OtherDevice key={device.id} device={device} isOnline={isOnline} />
        ))}
      </ul>
      {hasMore ? (
        <Button isWide aria-disabled={isLoadingMore || !isOnline || undefined} onClick={more}>
          {isOnline ? <Trans>Mostra altri</Trans> : <Trans>Per mostrarne altri serve la rete</Trans>}
        </Button>
      ) : null}
    </>
  )
}
