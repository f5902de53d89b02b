import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Megaphone } from 'lucide-react'
import type { Notice } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'
import { isChip } from '#rules/inbox.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Detail } from '../../components/page/Detail.tsx'
import { useMinute } from '../../components/words/use-minute.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { usePainted } from '../../ui/use-painted.ts'
import { holdingWords } from './holding-words.ts'
import { NoticeAction } from './NoticeAction.tsx'
import './notice-days.css'

const SeeAlso = part(() => import('./SeeAlso.tsx').then((m) => m.SeeAlso))

/** One notice: picture first, what it says as it was written, when it holds, what else there is to see, and its one action. LOOK phone-4, phone-7. */
export function NoticeDetail({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const isPainted = usePainted()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(notice.created, zone)
  const days = holdingWords(notice, { today: onTheWall(zone, useMinute()).day, language, i18n })
  const subTitle = textOf(notice, 'subTitle', language)?.trim()
  const onChip = isChip(subTitle)
  const message = textOf(notice, 'message', language)
  return (
    <Detail image={notice.image} icon={Megaphone} keys={<NoticeAction notice={notice} />}>
      <div className="detail-top">
        <Tag look="brand" className="detail-tag">
          <Megaphone aria-hidden size={16} strokeWidth={1.75} />
          <span dir="auto">{onChip ? subTitle : <Trans>Avviso</Trans>}</span>
        </Tag>
        <span className="small quiet">{moment ? <Trans>ricevuto {moment}</Trans> : null}</span>
      </div>
      <h2 dir="auto">{textOf(notice, 'title', language)}</h2>
      {subTitle && !onChip ? (
        <p className="detail-lead" dir="auto">
          {subTitle}
        </p>
      ) : null}
      {message ? (
        <p className="detail-text" dir="auto">
          {message}
        </p>
      ) : null}
      {days ? (
        <p className="notice-days">
          <CalendarDays aria-hidden size={20} strokeWidth={1.75} />
          {days}
        </p>
      ) : null}
      {isPainted ? (
        <Beside again={notice.id}>
          <SeeAlso notice={notice} />
        </Beside>
      ) : null}
    </Detail>
  )
}
