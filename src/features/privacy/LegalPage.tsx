import { skipToken } from '@reduxjs/toolkit/query/react'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import type { Failure } from '../../api/base-query.ts'
import { useLegalQuery } from '../../api/privacy.ts'
import { Page } from '../../components/page/Page.tsx'
import { ReadableText } from '../../components/privacy/ReadableText.tsx'
import { useKnownActivity } from '../../components/activity/use-known-activity.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { LegalOwner } from './LegalOwner.tsx'
import { LegalWays } from './LegalWays.tsx'
import { TextComing } from './TextComing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './legal.css'

/** Terms of use or imprint, as the activity wrote them: of the one in the address, the one in use, or the host's. */
export function LegalPage({ kind }: { kind: 'terms' | 'imprint' }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const known = useKnownActivity()
  const activityId = useParams().activityId ?? known
  const { data, isLoading, error, refetch } = useLegalQuery(activityId ? { activityId } : skipToken)
  const failure = error as Failure | undefined
  const text = data && textOf(data.data, kind, language)
  const isEmpty = !activityId || (data !== undefined && !text) || failure?.status === 404
  return (
    <Page title={kind === 'terms' ? t`Condizioni d’uso` : t`Note legali`}>
      {failure && text ? <NotUpdated failure={failure} onRetry={() => void refetch()} /> : null}
      <div className="legal-page">
        {isLoading || text ? (
          <Panel as="article" className="legal">
            {activityId === known ? <LegalOwner /> : null}
            {text ? (
              <ReadableText text={text} heading="h2" />
            ) : (
              <div role="status" aria-label={t`Caricamento`}>
                <TextComing />
              </div>
            )}
          </Panel>
        ) : null}
        {failure && !text && !isEmpty ? (
          <LoadFailed
            failure={failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`Per aprire questa pagina la prima volta serve la rete. La tua carta funziona anche senza.`}
            onRetry={() => void refetch()}
          />
        ) : null}
        {isEmpty ? (
          <State
            scene="paper"
            title={t`Testo non ancora pubblicato`}
            text={t`Questa attività non ha pubblicato questo testo. Chiedilo quando passi di persona.`}
          />
        ) : null}
        <LegalWays />
      </div>
    </Page>
  )
}

export const TermsPage = () => <LegalPage kind="terms" />
export const ImprintPage = () => <LegalPage kind="imprint" />
