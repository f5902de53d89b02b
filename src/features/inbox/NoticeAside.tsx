import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Notice } from '#contract/notices.ts'
import { refocus } from '../../ui/refocus.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { NoNotice } from './NoNotice.tsx'
import { NoticeDetail } from './NoticeDetail.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useNotice, useReadMark } from './use-notice.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { usePushArrival } from '../../components/notices/use-push-arrival.ts'
import { DetailSkeleton } from '../../components/page/Detail.tsx'
import { Aside } from '../../ui/Aside.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import '../../components/page/split.css'
import './inbox.css'

type Props = { id: string | undefined; onDelete: (notice: Notice) => boolean }

/** The notice beside its list; while none is chosen the newest stands there, which does not read it. */
export function NoticeAside({ id, onDelete }: Props) {
  const { t } = useLingui()
  const newest = useInbox().data?.rows[0]?.notice
  return (
    <Aside open={id} className="split-aside" aria-label={t`Avviso`}>
      {id !== undefined ? (
        <Beside key={id} id={id} onDelete={onDelete} />
      ) : newest ? (
        <>
          <div className="inbox-aside-keys">
            <ShareButton notice={newest} />
          </div>
          <NoticeDetail notice={newest} />
        </>
      ) : (
        <p className="inbox-choose">
          <Megaphone aria-hidden size={48} strokeWidth={1.5} />
          <Trans>Scegli un avviso dalla lista: qui lo leggi per intero.</Trans>
        </p>
      )}
    </Aside>
  )
}

function Beside({ id, onDelete }: { id: string; onDelete: Props['onDelete'] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isByPush, isSettled } = usePushArrival()
  const read = useNotice(id, isSettled)
  useReadMark(read, isByPush)
  const { notice, failure, isGone, retry } = read
  // The row that it was opened from takes the focus back.
  const close = () => {
    document.querySelector<HTMLElement>('.news-title[aria-current]')?.focus({ preventScroll: true })
    void navigate({ pathname: '/notices', search: location.search }, { replace: true, state: { stays: true } })
    refocus()
  }
  if (!notice) return failure ? <NoNotice isGone={isGone} failure={failure} onRetry={retry} /> : <DetailSkeleton />
  return (
    <>
      <div className="inbox-aside-keys">
        <ShareButton notice={notice} />
        <DeleteButton onPress={() => onDelete(notice)} />
        <IconButton label={t`Chiudi`} onClick={close}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <NoticeDetail notice={notice} />
    </>
  )
}
