import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { memo } from 'react'
import { holding } from '#rules/notices.ts'
import { textOf } from '#rules/translate.ts'
import { noticeText } from '../../components/notices/notice-text.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { RowIcon } from '../../ui/Row.tsx'
import { actionOf, standings, stepIcons, subjectIcons } from './entry-words.ts'
import { holdingWords } from './holding-words.ts'
import { NewsFrame } from './NewsFrame.tsx'
import { NewsThumb } from './NewsThumb.tsx'
import type { News } from './news.ts'
import { useWays } from './notice-way.ts'

type Props = {
  news: News
  /** When it came, as it is to be read. */
  when: string
  /** `YYYY-MM-DD`, on the activity's calendar. */
  today: string
  /** Its picture stands above it, large. */
  isFeatured: boolean
  /** It is the one that stands open beside the list. */
  isCurrent: boolean
  /** A notice opens beside the list, which stays where it is. */
  isBeside: boolean
  onRead: (news: News) => void
}

/** One piece of news: a white card while it is to be read, flat on the paper afterwards, with the one thing to do about it. LOOK "phone-7". */
export const NewsCard = memo(function NewsCard({ news, ...shown }: Props) {
  return news.sent ? <NoticeCard {...shown} news={news} /> : <EntryCard {...shown} news={news} />
})

type Of<Kind extends 'sent' | 'entry'> = Omit<Props, 'news'> & { news: News & Record<Kind, object> }

function NoticeCard({ news, when, today, isFeatured, isCurrent, isBeside, onRead }: Of<'sent'>) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { notice } = news.sent
  // That it is over matters to whoever opens it.
  const days = holding(notice, today) === 'over' ? undefined : holdingWords(notice, { today, language, i18n })
  const [way] = useWays(notice)
  const hasPicture = isFeatured && notice.image !== null
  return (
    <NewsFrame
      isUnread={news.isUnread}
      title={textOf(notice, 'title', language)}
      text={[days, noticeText(notice, language)].filter(Boolean).join(' · ')}
      when={when}
      opens={{ to: `/notices/${encodeURIComponent(notice.id)}`, isBeside, isCurrent }}
      action={way}
      picture={hasPicture ? <Picture image={notice.image} icon={Megaphone} sizes="(min-width: 1024px) 480px, 350px" /> : undefined}
      thumb={hasPicture && news.isUnread ? null : <NewsThumb image={notice.image} />}
      onRead={() => onRead(news)}
    />
  )
}

function EntryCard({ news, when, onRead }: Of<'entry'>) {
  const { i18n } = useLingui()
  const { entry } = news
  const [way] = useWays(entry)
  const words = actionOf(entry)
  const standing = standings[entry.status]
  const Icon = standing?.Icon ?? (entry.step ? stepIcons[entry.step] : subjectIcons[entry.subject])
  const tone = standing?.tone ?? (news.isUnread ? 'brand' : undefined)
  return (
    <NewsFrame
      isUnread={news.isUnread}
      title={entry.title}
      text={[standing && i18n._(standing.word), entry.subTitle, entry.message].filter(Boolean).join(' · ')}
      when={when}
      opens={!words && way?.to ? { to: way.to } : undefined}
      action={words && way && (way.to === undefined ? way : { ...way, ...words })}
      thumb={
        <RowIcon tone={tone} isLarge>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
      }
      onRead={() => onRead(news)}
    />
  )
}
