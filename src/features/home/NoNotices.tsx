import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { NewsRows } from '../../components/notices/NewsRows.tsx'
import { useFeed } from '../../components/notices/use-feed.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'
import { HomeEmpty } from './HomeEmpty.tsx'
import { HomeStart } from './HomeStart.tsx'

/** The activity has sent no notice yet: where to begin, and what else is new, which the tab counts; only without that that there is nothing. */
export function NoNotices() {
  const { entries, isLoading } = useFeed()
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
              <NewsRows />
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
