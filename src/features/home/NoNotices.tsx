import { Trans } from '@lingui/react/macro'
import { LatestNews } from '../../components/notices/LatestNews.tsx'
import { useFeed } from '../../components/notices/use-feed.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'
import { HomeEmpty } from './HomeEmpty.tsx'

/** The activity has sent no notice yet: what else is new, which the tab counts, and only without that that there is nothing. */
export function NoNotices() {
  const { entries, isLoading } = useFeed()
  if (isLoading) return <Skeleton className="home-notices-skeleton" />
  // Nothing fetched yet is not "nothing new".
  if (!entries) return null
  if (entries.length) return <LatestNews />
  return (
    <section>
      <div className="home-head">
        <h2>
          <Trans context="inbox">Novità</Trans>
        </h2>
      </div>
      <HomeEmpty>
        <Trans>Nessuna novità per ora. Le novità dell’attività compaiono qui.</Trans>
      </HomeEmpty>
    </section>
  )
}
