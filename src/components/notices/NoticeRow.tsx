import { Trans } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { NoticeSent } from '#contract/notices.ts'
import { isUnread } from '#rules/inbox.ts'
import { textOf } from '#rules/translate.ts'
import { pictureOf } from '../words/picture-of.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { noticeText } from './notice-text.ts'
import './notice-row.css'

type Props = {
  sent: NoticeSent
  /** When it came, as it is to be read. */
  when: string
  /** It is the one that stands open beside the list. */
  isCurrent?: boolean
  /** It opens beside the list, which stays where it is. */
  isBeside?: boolean
}

const STAYS = { stays: true }

/** A notice in a list: picture, title, two lines, when; to be read by weight, dot and word. */
export const NoticeRow = memo(function NoticeRow({ sent, when, isCurrent = false, isBeside = false }: Props) {
  const { language } = useLanguage()
  const { notice } = sent
  const isNew = isUnread(sent)
  return (
    <Link
      className={isNew ? 'notice-link notice-new' : 'notice-link'}
      to={`/notices/${encodeURIComponent(notice.id)}`}
      aria-current={isCurrent ? 'true' : undefined}
      replace={isBeside}
      state={isBeside ? STAYS : undefined}
      draggable={false}
    >
      {notice.image ? (
        <img
          {...pictureOf(notice.image, 160, [160, 320])}
          className="notice-thumb"
          sizes="72px"
          width={72}
          height={72}
          loading="lazy"
          draggable={false}
          alt=""
        />
      ) : (
        <span className="notice-thumb notice-no-thumb">
          <Megaphone aria-hidden strokeWidth={1.75} />
        </span>
      )}
      <span className="notice-words">
        <span className="notice-head">
          <span className="notice-title" dir="auto">
            {textOf(notice, 'title', language)}
          </span>
          <span className="small quiet notice-when">{when}</span>
        </span>
        <span className="notice-text" dir="auto">
          {noticeText(notice, language)}
        </span>
        {isNew ? (
          <span className="unseen">
            <Trans>Da leggere</Trans>
          </span>
        ) : null}
      </span>
    </Link>
  )
})
