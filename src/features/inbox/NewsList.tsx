import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Notice } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'
import { spanOf } from '#rules/inbox.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital, wholeMonth } from '../../components/words/day-name.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { useShortMoment } from '../../components/words/use-short-moment.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { NewsCard } from './NewsCard.tsx'
import type { News } from './news.ts'
import { useSwipe } from './use-swipe.ts'
import './inbox.css'
import './news.css'
import './swipe.css'

type Props = {
  rows: readonly News[]
  /** The notice that stands open beside the list. */
  current: string | undefined
  isWide: boolean
  asked: Notice | undefined
  /** @returns whether it is being asked about */
  onDelete: (notice: Notice) => boolean
  onRead: (news: News) => void
}

/** The news, newest first, of today, of this week and by months. A notice is deleted by a swipe, or by Delete on it. */
export function NewsList({ rows, current, isWide, asked, onDelete, onRead }: Props) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const short = useShortMoment(zone)
  const spans = useMemo(() => [...Map.groupBy(rows, ({ created }) => spanOf(onTheWall(zone, created).day, today))], [rows, zone, today])
  const featured = useFeatured(rows)
  const list = useRef<HTMLDivElement>(null)
  const { release } = useSwipe(list, (id) => {
    const found = rows.find(({ sent }) => sent?.notice.id === id)?.sent
    return Boolean(found && onDelete(found.notice))
  })
  // A row that was swiped stays open while it is asked about.
  useEffect(() => {
    if (!asked) release()
  })
  return (
    <div ref={list} className="news-list">
      {spans.map(([span, ofIt]) => (
        <section key={span}>
          <h2 className="news-span">
            <SpanName span={span} today={today} />
          </h2>
          <ul>
            {ofIt.map((news) => (
              <li key={news.id} className="news-row" data-swipe={news.sent?.notice.id}>
                {news.sent ? (
                  <span className="swipe-behind" aria-hidden>
                    <Trash2 size={20} strokeWidth={1.75} />
                    <Trans>Elimina</Trans>
                  </span>
                ) : null}
                <div className="swipe-slide">
                  <NewsCard
                    news={news}
                    when={short(news.created)}
                    today={today}
                    isFeatured={news.id === featured}
                    isCurrent={news.sent !== undefined && news.sent.notice.id === current}
                    isBeside={isWide}
                    onRead={onRead}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The newest notice to be read when the list came, or when a newer one did: once it is read no other grows under her finger. */
function useFeatured(rows: readonly News[]): string | undefined {
  const newest = rows.find(({ sent }) => sent)
  const [shown, setShown] = useState<{ newest: string | undefined; featured: string | undefined }>()
  if (!shown || shown.newest !== newest?.id) {
    const featured = rows.find(({ sent, isUnread }) => sent && isUnread)?.id
    setShown({ newest: newest?.id, featured })
    return featured
  }
  return shown.featured
}

function SpanName({ span, today }: { span: string; today: string }) {
  const { language } = useLanguage()
  if (span === 'today') return <Trans>Oggi</Trans>
  if (span === 'week') return <Trans>Questa settimana</Trans>
  return capital(wholeMonth(`${span}-01`, language, today))
}
