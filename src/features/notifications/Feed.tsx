import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfiguration } from '../../api/activities.ts'
import { NotificationRow } from '../../components/notices/NotificationRow.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { refocus } from '../../ui/refocus.ts'
import { State } from '../../ui/State.tsx'
import { useFeed } from './use-feed.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './notifications.css'

const ROWS = [1, 2, 3, 4, 5]

/** What the system did and does for this customer, newest first; all of it or only that of today. Spec §2, §4. */
export function Feed() {
  const { t } = useLingui()
  const [daily, setDaily] = useState(false)
  const feed = useFeed(daily)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(feed.at, zone)
  useShowing(feed.at)
  const { entries, failure, retry } = feed
  const showAll = () => {
    setDaily(false)
    refocus()
  }
  const failed = failure?.status ? [failure.message, moment && t`Vedi le attività di ${moment}.`].filter(Boolean).join(' ') : undefined
  return (
    <>
      <div>
        <Chip aria-pressed={daily} onClick={() => setDaily(!daily)}>
          <Trans>Solo oggi</Trans>
        </Chip>
      </div>
      {failed !== undefined && entries ? <NotUpdated message={failed} onRetry={retry} /> : null}
      {feed.isLoading ? <FeedSkeleton /> : null}
      {!entries && !feed.isLoading ? (
        <LoadFailed
          failure={failure}
          title={t`Attività non disponibili`}
          offline={t`Per vedere le attività serve la rete. La tua carta funziona anche senza.`}
          onRetry={retry}
        />
      ) : null}
      {entries?.length === 0 ? <NoEntries daily={daily} onAll={showAll} /> : null}
      {entries?.length ? (
        <Panel as="section" className="feed">
          <ul>
            {entries.map((entry) => (
              <NotificationRow key={entry.id} entry={entry} zone={zone} />
            ))}
          </ul>
        </Panel>
      ) : null}
      {feed.hasMore ? <More isLoading={feed.isLoadingMore} isFailed={Boolean(failure)} onMore={feed.more} /> : null}
    </>
  )
}

function NoEntries({ daily, onAll }: { daily: boolean; onAll: () => void }) {
  const { t } = useLingui()
  return (
    <State
      scene="steps"
      title={daily ? t`Oggi niente di nuovo` : t`Ancora nessuna attività`}
      text={t`Qui segui le operazioni della tua carta: in corso, completate o da riprovare.`}
      action={
        daily ? (
          <Button onClick={onAll}>
            <Trans>Mostra tutto</Trans>
          </Button>
        ) : undefined
      }
    />
  )
}

function FeedSkeleton() {
  const { t } = useLingui()
  return (
    <Panel className="feed" role="status" aria-label={t`Caricamento`}>
      {ROWS.map((row) => (
        <Skeleton key={row} className="feed-skeleton" />
      ))}
    </Panel>
  )
}
