import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Notice, NoticeSent } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { dayName, dayTitle, nearness } from '../../components/words/day-name.ts'
import { NoticeRow } from '../../components/notices/NoticeRow.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { groupsOf } from './groups.ts'
import { useSwipe } from './use-swipe.ts'
import './notices.css'

type Props = {
  rows: NoticeSent[]
  /** The notice that stands open beside the list. */
  current: string | undefined
  isWide: boolean
  /** Every row shows its delete key. */
  isEditing: boolean
  asked: Notice | undefined
  /** @returns whether it is being asked about */
  onDelete: (notice: Notice) => boolean
}

/** The notices by day. What is out of sight is not laid out. */
export function NoticeList({ rows, current, isWide, isEditing, asked, onDelete }: Props) {
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const groups = useMemo(() => groupsOf(rows, zone), [rows, zone])
  const today = onTheWall(zone, Date.now()).day
  const list = useRef<HTMLDivElement>(null)
  const { release } = useSwipe(list, (id) => {
    const found = rows.find(({ notice }) => notice.id === id)
    return Boolean(found && onDelete(found.notice))
  })
  // A row that was swiped stays open while it is asked about.
  useEffect(() => {
    if (!asked) release()
  })
  return (
    <div ref={list} className={isEditing ? 'notices-list notices-editing' : 'notices-list'}>
      {groups.map(({ day, rows: ofDay }) => (
        <section key={day}>
          <h2 className="notices-day">
            <DayName day={day} today={today} />
          </h2>
          <ul>
            {ofDay.map(({ sent, time }) => (
              <li key={sent.id} className="notice-row" data-swipe={sent.notice.id}>
                <span className="swipe-behind" aria-hidden>
                  <Trash2 size={20} strokeWidth={1.75} />
                  <Trans>Elimina</Trans>
                </span>
                <div className="swipe-slide">
                  <NoticeRow sent={sent} when={time} isCurrent={sent.notice.id === current} isBeside={isWide} />
                  <DeleteButton
                    className="notice-delete"
                    title={textOf(sent.notice, 'title', language)}
                    onPress={() => onDelete(sent.notice)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function DayName({ day, today }: { day: string; today: string }) {
  const { language } = useLanguage()
  const near = nearness(day, today)
  const name = dayName(day, language, today)
  if (near === 'today') return <Trans>Oggi · {name}</Trans>
  if (near === 'yesterday') return <Trans>Ieri · {name}</Trans>
  return dayTitle(day, language, today)
}
