import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { NoticeSent } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'
import { isUnread } from '#rules/inbox.ts'
import { holding } from '#rules/notices.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { UnreadDot } from '../../components/notices/UnreadDot.tsx'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { useShortMoment } from '../../components/words/use-short-moment.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'
import { HomeEmpty } from './HomeEmpty.tsx'

/** What stands there in an activity that has sent none. */
export const NoNotices = part(
  async () => {
    const [module] = await Promise.all([import('./NoNotices.tsx'), speakOfLater()])
    return module.NoNotices
  },
  () => <Skeleton className="home-notices-skeleton" />,
)

/** Where to begin, under images or a video. */
export const HomeStart = part(
  async () => {
    const [module] = await Promise.all([import('./HomeStart.tsx'), speakOfLater()])
    return module.HomeStart
  },
  () => <Skeleton className="home-notices-skeleton" />,
)

/** So many stand on home; the rest is a tap away. */
const SHOWN = 3

/**
 * The latest notices, their pictures from edge to edge, without the one that the living line tells. LOOK "phone-6".
 * @param told the id of what that tells, null for nothing; the only notice stays all the same
 */
export function HomeNotices({ told }: { told: string | null }) {
  const { data, failure, isLoading } = useInbox()
  const rows = data?.rows ?? []
  const untold = rows.filter(({ notice }) => notice.id !== told)
  // What no longer holds stands here only where nothing else is left.
  const { day } = onTheWall(useConfiguration()?.zone ?? 'Europe/Rome', useMinute())
  const [shown = []] = [untold.filter(({ notice }) => holding(notice, day) !== 'over'), untold, rows].filter((some) => some.length > 0)
  if (isLoading) return <NoticesComing />
  // Nothing fetched yet is not "nothing new".
  if (!data && !failure?.status) return null
  if (data?.rows.length === 0) return <NoNotices told={told} />
  return (
    <section>
      <Head hasMore={data !== undefined} />
      {data ? (
        <ul>
          {shown.slice(0, SHOWN).map((sent, index) => (
            <li key={sent.id}>
              <News sent={sent} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <HomeEmpty>{failure?.message || <Trans>Non riusciamo a caricare i dati</Trans>}</HomeEmpty>
      )}
    </section>
  )
}

function Head({ hasMore }: { hasMore: boolean }) {
  return (
    <div className="home-head">
      <h2>
        <Trans context="inbox">Novità</Trans>
      </h2>
      {hasMore ? (
        <Link className="link link-wide" to="/notices">
          <Trans>Tutte</Trans>
        </Link>
      ) : null}
    </div>
  )
}

/** What is known stands at once, above the place of the newest. */
function NoticesComing() {
  const { t } = useLingui()
  return (
    <section>
      <Head hasMore />
      <div className="home-notice" role="status" aria-label={t`Caricamento`}>
        <Skeleton className="picture" />
        <div className="home-notice-words">
          <Skeleton className="home-title-coming" />
          <Skeleton className="home-text-coming" />
        </div>
      </div>
    </section>
  )
}

function News({ sent, isFirst }: { sent: NoticeSent; isFirst: boolean }) {
  const { language } = useLanguage()
  const short = useShortMoment(useConfiguration()?.zone ?? 'Europe/Rome')
  const { notice } = sent
  return (
    <Link className="home-notice" to={`/notices/${encodeURIComponent(notice.id)}`}>
      <Picture image={notice.image} icon={Megaphone} sizes="(min-width: 1024px) 640px, 100vw" isFirst={isFirst} />
      <span className="home-notice-words">
        <strong dir="auto">
          {isUnread(sent) ? <UnreadDot /> : null}
          {textOf(notice, 'title', language)}
        </strong>
        <span className="small quiet home-notice-when">{short(sent.created)}</span>
        <span className="home-notice-text" dir="auto">
          {textOf(notice, 'subTitle', language) || textOf(notice, 'message', language)}
        </span>
      </span>
    </Link>
  )
}
