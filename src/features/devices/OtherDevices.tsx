import { Trans } from '@lingui/react/macro'
import { ChevronRight, CloudAlert, LogOut, MonitorSmartphone, WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { serverTime } from '../../state/clock.ts'
import { groupsOf } from './device-groups.ts'
import { OtherDevice } from './OtherDevice.tsx'
import { PastDevices } from './PastDevices.tsx'
import type { Devices } from './use-devices.ts'
import { Coming } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './devices.css'

type Props = { devices: Devices; isOnline: boolean }

/** Her other devices, the latest seen first: those that she knows, and folded what many a log-in left behind. */
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
  const { current, past } = groupsOf(others, serverTime())
  // Those still to come were seen longer ago than all that are here.
  const rest = hasMore ? (
    <Button isWide aria-disabled={isLoadingMore || !isOnline || undefined} onClick={more}>
      {isOnline ? <Trans>Mostra altri</Trans> : <Trans>Per mostrarne altri serve la rete</Trans>}
    </Button>
  ) : null
  return (
    <>
      <ul className="device-list">
        {current.map((device) => (
          <OtherDevice key={device.id} device={device} isOnline={isOnline} />
        ))}
      </ul>
      {past.length > 0 ? (
        <PastDevices past={past} hasMore={hasMore} isOnline={isOnline}>
          {rest}
        </PastDevices>
      ) : (
        rest
      )}
      <Panel>
        <Row as={Link} className="devices-way" to="/profile/sessions">
          <RowIcon tone="brand">
            <LogOut aria-hidden size={20} strokeWidth={1.75} />
          </RowIcon>
          <RowWords>
            <strong>
              <Trans>Esci dagli altri dispositivi</Trans>
            </strong>
            <span className="small quiet">
              <Trans>Vedi dove il tuo account è aperto, e chiudilo</Trans>
            </span>
          </RowWords>
          <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
        </Row>
      </Panel>
    </>
  )
}
