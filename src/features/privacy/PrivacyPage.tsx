import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { safePath } from '#rules/paths.ts'
import { useActivity } from '../../api/activities.ts'
import { useMyPrivacy } from '../../api/privacy.ts'
import { LogoutDialog } from '../../components/account/LogoutDialog.tsx'
import { ActivityMark } from '../../components/activity/ActivityMark.tsx'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useAcknowledged } from '../../components/privacy/use-privacy.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ConsentHistory } from './ConsentHistory.tsx'
import { ConsentsComing } from './ConsentsComing.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'
import { PrivacyIntro } from './PrivacyIntro.tsx'
import { PrivacyText } from './PrivacyText.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import './privacy.css'

/** What she agreed to, and the way to change it as easily; until the text in force is acknowledged, the only page. Spec §4, SEMANTICS 10. */
export function PrivacyPage() {
  const { t } = useLingui()
  const { data, isLoading, failure, retry } = useMyPrivacy()
  const isOffline = failure?.code === 'offline'
  const isAcknowledged = useAcknowledged()
  const { from } = (useLocation().state ?? {}) as { from?: string }
  // Until she is on her way from here it stays the page that it was.
  const [isOwed, setOwed] = useState(false)
  if (isAcknowledged === false && !isOwed) setOwed(true)
  const isWide = useWide()
  const name = useActivity()?.name ?? ''
  return (
    <Page title={isOwed ? t`Prima di continuare` : t`Privacy`} {...(isOwed && { mark: <ActivityMark /> })}>
      {isOwed && isAcknowledged ? <Navigate replace to={safePath(from) ?? '/'} /> : null}
      {failure?.status && data ? <NotUpdated failure={failure} onRetry={retry} /> : null}
      {failure && !data && !isOffline ? (
        <LoadFailed failure={failure} title={t`Non riusciamo a caricare i dati`} offline="" onRetry={retry} />
      ) : null}
      {isLoading ? <ConsentsComing /> : null}
      {!data && isOffline ? <Offline /> : null}
      {data && !data.privacy ? (
        <State
          scene="paper"
          title={t`Nessuna informativa`}
          text={t`${name} non ha ancora pubblicato un’informativa: non ti chiediamo nulla.`}
        />
      ) : null}
      {data?.privacy ? (
        <div className="privacy">
          <section className="privacy-choices">
            <PrivacyIntro privacy={data.privacy} history={data.history} isOwed={isOwed} owner={name} />
            <PrivacyForm mine={data} privacy={data.privacy} owner={name} isOwed={isOwed} isShown={isWide} />
          </section>
          <div className="privacy-side">
            {isWide && isOwed ? <PrivacyText privacy={data.privacy} /> : null}
            <ConsentHistory history={data.history} />
            {isWide && !isOwed ? <PrivacyText privacy={data.privacy} /> : null}
          </div>
        </div>
      ) : null}
      {/* Not before the text: it would move away under the finger. */}
      {isOwed && !isLoading ? <WaysOut /> : null}
      <LegalLinks />
    </Page>
  )
}

/** For who does not agree: on a phone no bar leads anywhere else meanwhile. */
function WaysOut() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section className="privacy-out">
      <p className="quiet">
        <Trans>Se preferisci non continuare:</Trans>
      </p>
      <p className="privacy-ways">
        <button type="button" className="link" onClick={() => setLeaving(true)}>
          <Trans>Esci</Trans>
        </button>
        <Link className="link" to="/profile/export">
          <Trans>Scarica i miei dati</Trans>
        </Link>
        <Link className="link" to="/profile/delete">
          <Trans>Elimina il mio account</Trans>
        </Link>
      </p>
      {isLeaving ? <LogoutDialog onClose={() => setLeaving(false)} /> : null}
    </section>
  )
}

function Offline() {
  const { t } = useLingui()
  return (
    <State
      scene="cloud"
      title={t`Qui serve la rete`}
      text={t`Per vedere i tuoi consensi serve la rete. La carta funziona anche senza.`}
      action={
        <ButtonLink look="primary" to="/card">
          <Trans>La mia carta</Trans>
        </ButtonLink>
      }
    />
  )
}
