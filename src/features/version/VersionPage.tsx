import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import { isNewEnough, minimumFor } from '#rules/versions.ts'
import { useConfiguration } from '../../api/activities.ts'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import { Page } from '../../components/page/Page.tsx'
import { type Platform, platformOf } from '../../pwa/install.ts'
import { useUpdate } from '../../pwa/update.ts'
import { host } from '../../state/host.ts'
import { whenSaved } from '../../ui/use-unsaved.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import './version.css'

/** Which version runs here, the oldest that this activity accepts on this platform, and whether a newer one waits. Spec §5, §6. */
export function VersionPage() {
  const { t } = useLingui()
  const configuration = useConfiguration() ?? {}
  const { isWaiting, apply } = useUpdate()
  const platform = platformOf()
  const names: Record<Platform, string> = { ios: 'iOS', android: 'Android', desktop: t`Computer` }
  const isNew = isNewEnough(__APP_VERSION__, platform, configuration)
  const facts = [
    { term: t`Versione dell’app`, value: __APP_VERSION__ },
    { term: t`Piattaforma`, value: names[platform] },
    { term: t`Versione minima`, value: minimumFor(platform, configuration) ?? t`nessuna` },
  ]
  return (
    <Page title={t`Versione`}>
      <Panel as="section" className="version">
        <div className="version-head">
          <AppIcon size={56} />
          <h2>{host.activity?.name ?? 'Tessera'}</h2>
        </div>
        <p className={isNew ? 'version-state version-good' : 'version-state version-old'}>
          {isNew ? <CircleCheck aria-hidden strokeWidth={1.75} /> : <TriangleAlert aria-hidden strokeWidth={1.75} />}
          {isNew ? <Trans>Questa versione va bene per l’attività.</Trans> : <Trans>Questa versione è troppo vecchia per l’attività.</Trans>}
        </p>
        <dl>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="quiet">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isWaiting ? (
          <Button look="primary" isWide onClick={() => whenSaved(apply)}>
            <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Aggiorna</Trans>
          </Button>
        ) : (
          <p className="small quiet">
            <Trans>Nessun aggiornamento in attesa.</Trans>
          </p>
        )}
      </Panel>
    </Page>
  )
}
