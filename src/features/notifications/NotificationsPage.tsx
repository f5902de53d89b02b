import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { Page } from '../../components/page/Page.tsx'
import { UnreadCount } from '../../components/notices/UnreadCount.tsx'
import { useUnread } from '../../components/notices/use-unread.ts'
import { Feed } from './Feed.tsx'
import { NewestNotices } from './NewestNotices.tsx'
import './notifications.css'
import { Segment } from '../../ui/Segment.tsx'

/** What the activity says, and what the system does: two lists behind one entry. Spec §2. */
export function NotificationsPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const isFeed = search.has('feed')
  const unread = useUnread()
  const show = (feed: boolean) => setSearch(feed ? { feed: '' } : {}, { replace: true, state: { stays: true } })
  const notices = (
    <>
      <Trans>Avvisi</Trans> <UnreadCount count={unread} />
    </>
  )
  const lists = [
    { value: 'notices', label: notices },
    { value: 'feed', label: t`Attività recente` },
  ] as const
  return (
    <Page title={t`Notifiche`}>
      <div className="notifications">
        <Segment
          label={t`Che cosa mostrare`}
          chosen={isFeed ? 'feed' : 'notices'}
          options={lists}
          onChoose={(list) => show(list === 'feed')}
        />
        {isFeed ? <Feed /> : <NewestNotices />}
        <DevicesLink />
      </div>
    </Page>
  )
}
