import { Trans, useLingui } from '@lingui/react/macro'
import { CloudAlert, WifiOff } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useActivityId } from '../../state/hooks.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLive } from '../../api/live.ts'
import { useMarkNewsMutation } from '../../api/notices.ts'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { useUnread } from '../../components/notices/use-unread.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { More } from '../../ui/More.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AboutChips } from './AboutChips.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { ABOUT, type About, type News } from './news.ts'
import { NewsFailed, NoneAbout, NoNews } from './NoNews.tsx'
import { NewsHeard } from './NewsHeard.tsx'
import { NewsList } from './NewsList.tsx'
import { NoticeAside } from './NoticeAside.tsx'
import { ReadAllDone, ReadAllKey } from './ReadAll.tsx'
import { useNews } from './use-news.ts'
import { useReadAll } from './use-read-all.ts'
import { useRemoval } from './use-removal.tsx'
import '../../components/page/split.css'
import './inbox.css'

const STAYS = { stays: true }
const isAbout = (given: string | null): given is About => ABOUT.some((about) => about === given)

/** All that is new in the activity in use, notices and feed in one list; an opened notice beside it where there is room. Spec §2, LOOK "phone-7". */
export function InboxPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const given = search.get('about')
  const about = isAbout(given) ? given : undefined
  const setAbout = (chosen: About | undefined) => setSearch(chosen ? { about: chosen } : {}, { replace: true, state: STAYS })
  const isWide = useWide()
  const navigate = useNavigate()
  useLive('own')
  const news = useNews(about)
  const unread = useUnread()
  const { readAll, isOffline, undo } = useReadAll()
  const onRead = useRead()
  const removal = useRemoval(
    (gone) => gone === id && void navigate({ pathname: '/notices', search: `${search}` }, { replace: true, state: STAYS }),
  )
  useShowing(news.at)
  const { rows, failure, retry } = news
  const isEmpty = rows?.length === 0 && news.isWhole
  return (
    <Page
      title={t({ message: 'Novità', context: 'inbox' })}
      actions={unread > 0 ? <ReadAllKey isOffline={isOffline} onPress={() => void readAll()} /> : null}
    >
      <div className={isWide ? 'split inbox' : 'inbox'}>
        <div>
          {isEmpty && about === undefined ? null : <AboutChips chosen={about} unread={news.unread} onChoose={setAbout} />}
          {rows && failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
          {news.isLoading ? <InboxSkeleton /> : null}
          {!rows && !news.isLoading ? <NewsFailed failure={failure} onRetry={retry} /> : null}
          {isEmpty ? about === undefined ? <NoNews /> : <NoneAbout onAll={() => setAbout(undefined)} /> : null}
          {rows?.length ? (
            <>
              <NewsList
                rows={rows}
                current={isWide ? id : undefined}
                isWide={isWide}
                asked={removal.asked}
                onDelete={removal.ask}
                onRead={onRead}
              />
              {news.hasMore ? <More isLoading={news.isLoadingMore} isFailed={Boolean(failure)} onMore={news.more} /> : null}
              {failure?.status === 0 ? <Ends at={news.at} isOffline={failure.code === 'offline'} /> : null}
            </>
          ) : null}
          {rows ? <NewsHeard rows={rows} of={about ?? 'all'} /> : null}
          <DevicesLink />
        </div>
        {isWide ? <NoticeAside id={id} onDelete={removal.ask} /> : null}
      </div>
      <ReadAllDone onUndo={undo} />
      {removal.dialog}
    </Page>
  )
}

/** Marks a piece of news as read, here at once and on the server as soon as it is reached. */
function useRead(): (news: News) => void {
  const activityId = useActivityId() ?? ''
  const [mark] = useMarkNewsMutation()
  return ({ id, isUnread, entry }) => void (isUnread && mark({ id, activityId, isNative: false, ...(entry && { subject: entry.subject }) }))
}

/** Below what the device kept. */
function Ends({ at, isOffline }: { at: string | undefined; isOffline: boolean }) {
  const moment = useMoment(at, useConfiguration()?.zone ?? 'Europe/Rome')
  const Missing = isOffline ? WifiOff : CloudAlert
  return (
    <p className="inbox-end">
      <Missing aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {moment ? <Trans>Novità di {moment}.</Trans> : null}{' '}
        {isOffline ? <Trans>Per quelle più vecchie serve la rete.</Trans> : <Trans>Il server non risponde. Riprova tra poco.</Trans>}
      </span>
    </p>
  )
}
