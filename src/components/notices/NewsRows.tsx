import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notifications.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Row, RowWords } from '../../ui/Row.tsx'
import { useTarget } from '../activity/use-target.ts'
import { dayTitle } from '../words/day-name.ts'
import { useShortMoment } from '../words/use-short-moment.ts'
import './latest-news.css'
import { UnreadDot } from './UnreadDot.tsx'

/** Entries of the feed, a row each. */
export function NewsRows({ entries }: { entries: readonly Notification[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="latest-news">
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: Notification }) {
  const path = useTarget(entry.link)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { language } = useLanguage()
  const short = useShortMoment(zone)
  const { day } = onTheWall(zone, Date.parse(entry.created))
  // What happened then, and says when, says it alone.
  const saysDay = entry.message?.startsWith(dayTitle(day, language, onTheWall(zone, Date.now()).day))
  const words = (
    <RowWords>
      <strong dir="auto">
        {entry.read ? null : <UnreadDot />}
        {entry.title}
      </strong>
      <span className="small quiet latest-news-text">{[!saysDay && short(entry.created), entry.message].filter(Boolean).join(' · ')}</span>
    </RowWords>
  )
  if (!path) return <Row as="div">{words}</Row>
  return (
    <Row as={Link} to={path}>
      {words}
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Row>
  )
}
