import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { NoticeRow } from '../../components/notices/NoticeRow.tsx'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { useShowing } from '../../components/page/shown-at.ts'
import { useShortMoment } from '../../components/words/use-short-moment.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './notifications.css'
import '../../components/notices/notification-row.css'

const ROWS = [1, 2, 3, 4]

/** The newest notices, and the way to all of them. */
export function NewestNotices() {
  const { t } = useLingui()
  const inbox = useInbox()
  const short = useShortMoment(useConfiguration()?.zone ?? 'Europe/Rome')
  const { data, failure, retry } = inbox
  useShowing(inbox.at)
  if (!data) {
    if (inbox.isLoading)
      return (
        <Panel className="feed" role="status" aria-label={t`Caricamento`}>
          {ROWS.map((row) => (
            <Skeleton key={row} className="feed-skeleton" />
          ))}
        </Panel>
      )
    return (
      <LoadFailed
        failure={failure}
        title={t`Avvisi non disponibili`}
        offline={t`Per vedere gli avvisi serve la rete. La tua carta funziona anche senza.`}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      {failure?.status ? <NotUpdated message={failure.message} onRetry={retry} /> : null}
      {data.rows.length ? (
        <Panel as="section" className="feed newest">
          <ul>
            {data.rows.map((sent) => (
              <li key={sent.id} className="feed-row">
                <NoticeRow sent={sent} when={short(sent.created)} />
              </li>
            ))}
          </ul>
          <Link className="link newest-all" to="/notices">
            <Trans>Tutti gli avvisi</Trans>
          </Link>
        </Panel>
      ) : (
        <State scene="horn" title={t`Ancora nessun avviso`} text={t`Qui arrivano le novità dell’attività.`} />
      )}
    </>
  )
}
