import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '../../components/page/Page.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import './devices.css'
import './standing.css'
import { MailChoice } from './MailChoice.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import { Reminders } from './Reminders.tsx'
import { ThisDevice } from './ThisDevice.tsx'
import { useDevices } from './use-devices.ts'

/** Where notices arrive: this device with its switch and its proof, e-mail, and her other devices. SEMANTICS 8, 13; LOOK phone-4. */
export function DevicesPage() {
  const { t } = useLingui()
  const devices = useDevices()
  const isOnline = useOnline() && devices.failure?.status !== 0
  return (
    <Page title={t`Avvisi e dispositivi`}>
      <p className="devices-intro quiet">
        <Trans>Scegli dove ricevere gli avvisi. Li trovi sempre anche nell’app.</Trans>
      </p>
      {devices.failure?.status ? <NotUpdated failure={devices.failure} onRetry={devices.retry} /> : null}
      <div className="devices">
        <section aria-labelledby="devices-here">
          <h2 id="devices-here">
            <Trans>Questo dispositivo</Trans>
          </h2>
          <ThisDevice device={devices.here} isOnline={isOnline} />
          <MailChoice isOnline={isOnline} />
        </section>
        <Reminders isOnline={isOnline} />
        <section aria-labelledby="devices-others">
          <h2 id="devices-others">
            <Trans>Altri dispositivi</Trans>
          </h2>
          <OtherDevices devices={devices} isOnline={isOnline} />
        </section>
      </div>
    </Page>
  )
}
