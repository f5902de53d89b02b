import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CloudAlert, SquarePen, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { More } from '../../ui/More.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { NoNotices, NoticesFailed } from './NoNotices.tsx'
import { NoticeAside } from './NoticeAside.tsx'
import { NoticeList } from './NoticeList.tsx'
import './notices.css'
import { NoticesSkeleton } from './NoticesSkeleton.tsx'
import { useNoticePages } from './use-notice-pages.ts'
import { useRemoval } from './use-removal.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import '../../components/page/split.css'

/** The notices of the activity in use; one of them beside the list where there is room. Spec §2, LOOK. */
export function NoticesListPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const isWide = useWide()
  const navigate = useNavigate()
  const notices = useNoticePages()
  const removal = useRemoval((gone) => gone === id && void navigate('/notices', { replace: true, state: { stays: true } }))
  const [isEditing, setEditing] = useState(false)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(notices.at, zone)
  const { rows, failure, retry } = notices
  useShowing(notices.at)
  const isUnreached = failure?.status === 0
  const isOffline = failure?.code === 'offline'
  const Missing = isOffline ? WifiOff : CloudAlert
  const failed = failure?.status ? [failure.message, moment && t`Vedi gli avvisi di ${moment}.`].filter(Boolean).join(' ') : undefined
  const Edit = isEditing ? Check : SquarePen
  const actions = rows?.length ? (
    <IconButton label={isEditing ? t`Fatto` : t`Modifica`} aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
      <Edit aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  ) : null
  return (
    <Page title={t`Avvisi`} actions={actions}>
      {failed !== undefined && rows ? <NotUpdated message={failed} onRetry={retry} /> : null}
      {notices.isLoading ? <NoticesSkeleton /> : null}
      {!rows && !notices.isLoading ? <NoticesFailed failure={failure} onRetry={retry} /> : null}
      {rows?.length === 0 && id === undefined ? <NoNotices /> : null}
      {rows && (rows.length > 0 || id !== undefined) ? (
        <div className="split notices">
          <div>
            <NoticeList
              rows={rows}
              current={isWide ? id : undefined}
              isWide={isWide}
              isEditing={isEditing}
              asked={removal.asked}
              onDelete={removal.ask}
            />
            {notices.hasMore ? <More isLoading={notices.isLoadingMore} isFailed={Boolean(failure)} onMore={notices.more} /> : null}
            {isUnreached ? (
              <p className="notices-end">
                <Missing aria-hidden size={20} strokeWidth={1.75} />
                <span>
                  {moment ? <Trans>Avvisi di {moment}.</Trans> : null}{' '}
                  {isOffline ? (
                    <Trans>Per quelli più vecchi serve la rete.</Trans>
                  ) : (
                    <Trans>Il server non risponde. Riprova tra poco.</Trans>
                  )}
                </span>
              </p>
            ) : null}
            <DevicesLink />
          </div>
          {isWide ? <NoticeAside id={id} onDelete={removal.ask} /> : null}
        </div>
      ) : null}
      {removal.dialog}
    </Page>
  )
}
