import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { Page } from '../../components/page/Page.tsx'
import { UnreadCount } from '../../components/notices/UnreadCount.tsx'
import { useUnread } from '../../components/notices/use-unread.ts'
import { Feed } from './Feed.tsx'
import { NewestNotices } from './NewestNotices.tsx'
import './notifications.css'

/** What the activity says, and what the system does: two lists behind one entry. Spec §2. */
export function NotificationsPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const isFeed = search.has('feed')
  const unread = useUnread()
  const show = (feed: boolean) => setSearch(feed ? { feed: '' } : {}, { replace: true, state: { stays: true } })
  return (
    <Page title={t`Notifiche`}>
      <div className="notifications">
        <div className="segment" role="group" aria-label={t`Che cosa mostrare`}>
          <button type="button" aria-pressed={!isFeed} onClick={() => show(false)}>
            <Trans>Avvisi</Trans> <UnreadCount count={unread} />
          </button>
          <button type="button" aria-pressed={isFeed} onClick={() => show(true)}>
            <Trans>Attività recente</Trans>
          </button>
        </div>
        {isFeed ? <Feed /> : <NewestNotices />}
        <DevicesLink />
      </div>
    </Page>
  )
}
