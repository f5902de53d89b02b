import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { DetailSkeleton } from '../../components/Detail.tsx'
import { Page } from '../../components/Page.tsx'
import { DeleteKey } from './DeleteKey.tsx'
import { NoNotice } from './NoNotice.tsx'
import { NoticeDetail } from './NoticeDetail.tsx'
import { ShareKey } from './ShareKey.tsx'
import { useNotice, useReadMark } from './use-notice.ts'
import { usePushArrival } from '../../components/use-push-arrival.ts'
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
      <ShareKey notice={notice} />
      <DeleteKey onPress={() => void removal.ask(notice)} />
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
