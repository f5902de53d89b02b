import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notifications.ts'
import { externalLink } from '#rules/paths.ts'
import { notificationLooks } from './notification-looks.ts'
import { useMoment } from '../words/use-moment.ts'
import { useTarget } from '../activity/use-target.ts'
import './notification-row.css'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'

/** An entry of the feed: what, how it stands, when; a way on where it has one. */
export function NotificationRow({ entry, zone }: { entry: Notification; zone: string }) {
  const { i18n } = useLingui()
  const { word, Icon, tone } = notificationLooks[entry.status]
  const moment = useMoment(entry.updated ?? entry.created, zone)
  const outside = externalLink(entry.externalLink)
  const text = [entry.subTitle, entry.message].filter(Boolean).join(' · ')
  return (
    <li className="feed-row">
      <Way entry={entry}>
        <RowIcon tone={tone}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong dir="auto">{entry.title}</strong>
          {text ? (
            <span className="feed-text" dir="auto">
              {text}
            </span>
          ) : null}
          <span className="small quiet">
            <span className={`feed-word feed-word-${tone}`}>{i18n._(word)}</span> · {moment}
            {outside ? ` · ${outside.host}` : null}
          </span>
        </RowWords>
      </Way>
    </li>
  )
}

/** A link inside or outside, or neither. SEMANTICS 2. */
function Way({ entry, children }: { entry: Notification; children: ReactNode }) {
  const path = useTarget(entry.link)
  const outside = externalLink(entry.externalLink)
  const mark = <ChevronRight className="feed-mark" aria-hidden size={20} strokeWidth={1.75} />
  if (path)
    return (
      <Row as={Link} className="feed-link" to={path}>
        {children}
        {mark}
      </Row>
    )
  if (outside)
    return (
      <Row as="a" className="feed-link" href={outside.href} target="_blank" rel="noopener noreferrer">
        {children}
        {mark}
      </Row>
    )
  return (
    <Row as="div" className="feed-link">
      {children}
    </Row>
  )
}
