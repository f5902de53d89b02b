import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { DetailSkeleton } from '../../components/page/Detail.tsx'
import { Page } from '../../components/page/Page.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { NoNotice } from './NoNotice.tsx'
import { NoticeDetail } from './NoticeDetail.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useNotice, useReadMark } from './use-notice.ts'
import { usePushArrival } from '../../components/notices/use-push-arrival.ts'
import { useRemoval } from './use-removal.tsx'

/** One notice on a page of its own, the picture from the very top. Spec §2, LOOK. */
export function NoticePage({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isByPush, isSettled } = usePushArrival()
  const read = useNotice(id, isSettled)
  useReadMark(read, isByPush)
  const removal = useRemoval(() => void navigate('/notices', { replace: true }))
  const { notice, failure, isGone, retry } = read
  const actions = notice ? (
    <>
      <ShareButton notice={notice} />
      <DeleteButton onPress={() => void removal.ask(notice)} />
    </>
  ) : null
  return (
    <Page title={t`Avviso`} actions={actions} isOver={!failure || Boolean(notice)}>
      {notice ? (
        <NoticeDetail notice={notice} />
      ) : failure ? (
        <NoNotice isGone={isGone} failure={failure} onRetry={retry} />
      ) : (
        <DetailSkeleton />
      )}
      {removal.dialog}
    </Page>
  )
}
