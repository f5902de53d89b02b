import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Panel } from '../../ui/Panel.tsx'
import { NewsRows } from './NewsRows.tsx'
import { useLatestNews } from './use-latest-news.ts'
import '../page/latest.css'

/**
 * The latest entries of the feed, where home has no notices to show, and the way to all that is new; nothing where there are none.
 * @param told the id of what home tells already, null for nothing
 */
export function LatestNews({ told }: { told: string | null }) {
  const { entries } = useLatestNews(told)
  if (!entries?.length) return null
  return (
    <Panel as="section" className="latest">
      <div className="latest-head">
        <h2>
          <Trans context="inbox">Novità</Trans>
        </h2>
        <Link className="link link-wide" to="/notices">
          <Trans>Tutte</Trans>
        </Link>
      </div>
      <NewsRows entries={entries} />
    </Panel>
  )
}
