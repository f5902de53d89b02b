import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { shareOf, ticksOf } from '#rules/booking-timeline.ts'
import { onTheWall } from '#rules/days.ts'
import type { Span } from '#rules/spans.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { ColumnHours } from './ColumnHours.tsx'
import type { TimelineProps } from './EveningTimeline.tsx'
import { heightOf } from './height.ts'
import { OperatorColumn, type Sheet } from './OperatorColumn.tsx'
import { readColumns } from './read-columns.ts'
import { steppedAcross } from './stepped-across.ts'
import { useBegin } from './use-begin.ts'
import { useKeys } from './use-keys.ts'
import { useMoving } from './use-moving.ts'
import { useRoving } from './use-roving.ts'
import type { Wish } from './wishes.ts'
import './columns.css'

/** So much of what has been stays in sight above now, in pixels. */
const BEFORE_NOW = 160

type Props = TimelineProps & {
  /** Minutes between two times to which somebody can be moved. */
  grid: number
  /** Where somebody is to be moved to; nothing of it is sent from here. */
  moving: Wish | undefined
  onMove: (wish: Wish | undefined) => void
  /** Enter on a wish: what the key does with which the page sends it. */
  onConfirm?: () => void
}

/** The services of a day, a column for each who serves; bookings can be moved by handle or by keys. LOOK "counter-2". */
export function OperatorColumns({ day, date, zone, now, open, onOpen, keysOf, grid, moving, onMove, onConfirm }: Props) {
  const { t } = useLingui()
  const id = useId()
  const where = { date, zone, now }
  const { entries, frame, columns } = readColumns(day, where, t`Senza operatore`)
  const buttons = columns.map((column) => column.entries.filter(({ booking }) => booking))
  const ids = buttons.flat().map((entry) => entry.id)
  const roving = useRoving<HTMLDivElement>(ids, open, (at, key) => steppedAcross(buttons, at, key))
  const isInSight = frame !== undefined && frame.start <= now && now < frame.end
  const scroller = useBegin<HTMLDivElement>(date, isInSight ? shareOf(frame, now) : 0, { top: BEFORE_NOW })
  const { floating, said } = useMoving({ root: roving.root, day, frame, columns, entries, where, grid, moving, onMove, onConfirm })
  useKeys(roving.root, (event) => {
    if (event.defaultPrevented || moving || roving.press(event) || event.key !== 'Escape' || open === undefined) return
    roving.focus(open)
    onOpen(undefined)
  })
  if (!frame) return null

  const ticks = ticksOf(zone, frame, 60)
  const sheet: Sheet = {
    zone,
    open,
    floating,
    hint: `${id}hint`,
    placeOf: (span: Span) => ({
      top: `${shareOf(frame, span.start)}%`,
      height: `${shareOf(frame, span.end) - shareOf(frame, span.start)}%`,
    }),
    given: (entry) => ({ ...roving.given(entry.id), onClick: () => onOpen(entry.id === open ? undefined : entry.id) }),
    keysOf: ({ booking }) => (booking ? keysOf(booking) : null),
  }
  return (
    <Panel as="section" className="columns" aria-label={t`Prenotazioni per operatore`}>
      <p className="unseen" role="status">
        {said}
      </p>
      <p id={sheet.hint} hidden>
        <Trans>Invio sposta, spazio apre.</Trans>
      </p>
      <div ref={scroller} className="columns-scroller">
        <div
          ref={roving.root}
          className="columns-field"
          style={{ gridTemplateColumns: `3.75rem repeat(${columns.length}, minmax(10rem, 1fr))` }}
        >
          <span className="columns-corner" />
          {columns.map((column, index) => (
            <ColumnHead key={column.operatorId ?? ''} id={`${id}${index}`} column={column} isToday={date === onTheWall(zone, now).day} />
          ))}
          <ColumnHours ticks={ticks} frame={frame} zone={zone} now={isInSight ? now : undefined} height={heightOf(ticks.length, entries)} />
          {columns.map((column, index) => (
            <OperatorColumn
              key={column.operatorId ?? ''}
              column={column}
              index={index}
              label={`${id}${index}`}
              isFar={index > 0 && index * 2 >= columns.length}
              sheet={sheet}
            />
          ))}
        </div>
      </div>
    </Panel>
  )
}
