import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { NewsRows } from '../../components/notices/NewsRows.tsx'
import { useLatestNews } from '../../components/notices/use-latest-news.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'
import { HomeEmpty } from './HomeEmpty.tsx'
import { HomeStart } from './HomeStart.tsx'

/**
 * The activity has sent no notice yet: where to begin, and what else is new, which the tab counts; only without that that there is nothing.
 * @param told the id of what the living line tells, null for nothing
 */
export function NoNotices({ told }: { told: string | null }) {
  const { entries, isLoading } = useLatestNews(told)
  if (isLoading) return <Skeleton className="home-notices-skeleton" />
  return (
    <>
      <HomeStart />
      {/* Nothing fetched yet is not "nothing new". */}
      {entries ? (
        <section>
          <div className="home-head">
            <h2>
              <Trans context="inbox">Novità</Trans>
            </h2>
            {entries.length ? (
              <Link className="link link-wide" to="/notices">
                <Trans>Tutte</Trans>
              </Link>
            ) : null}
          </div>
          {entries.length ? (
            <Panel className="home-news">
              <NewsRows entries={entries} />
            </Panel>
          ) : (
            <HomeEmpty>
              <Trans>Nessuna novità per ora. Le novità dell’attività compaiono qui.</Trans>
            </HomeEmpty>
          )}
        </section>
      ) : null}
    </>
  )
}
