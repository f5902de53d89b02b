import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { lanesOf } from '#rules/booking-timeline.ts'
import type { Span } from '#rules/spans.ts'
import { classes } from '../../../../ui/classes.ts'
import { BookingBlock } from './BookingBlock.tsx'
import type { Entry } from './entries.ts'
import { FloatingBlock, type Floating } from './FloatingBlock.tsx'
import { GapBlock } from './GapBlock.tsx'
import type { Column } from './read-columns.ts'
import './blocks.css'
import './columns.css'

/** What all columns share. */
export type Sheet = {
  zone: string
  open: string | undefined
  /** The wish that floats in its column. */
  floating: Floating | undefined
  hint: string
  /** Where a stretch of time stands in a column. */
  placeOf: (span: Span) => { top: string; height: string }
  given: (entry: Entry) => object
  keysOf: (entry: Entry) => ReactNode
}

type Props = {
  column: Column
  index: number
  /** By this id something says whose it is. */
  label: string
  /** There is more room to its left. */
  isFar: boolean
  sheet: Sheet
}

function Keys({ isFar, style, children }: { isFar: boolean; style: CSSProperties; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <li ref={item} className={classes('blocks-keys', isFar && 'blocks-keys-far')} style={style}>
      {children}
    </li>
  )
}

/** What one operator has on a day, down the hours. */
export function OperatorColumn({ column: { operatorId, entries, gaps }, index, label, isFar, sheet }: Props) {
  const { zone, open, floating, hint, placeOf, given, keysOf } = sheet
  const moving = floating?.entry.id
  const placed = lanesOf(entries)
  const lanes = 1 + Math.max(0, ...placed.map(({ lane }) => lane))
  const across = (lane: number) => ({ left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` })
  return (
    <ul className="columns-column" data-column={index} aria-labelledby={label} style={{ gridColumn: index + 2 }}>
      {gaps.map((gap) => (
        <li key={gap.start} className="blocks-item" style={placeOf(gap)}>
          <GapBlock gap={gap} zone={zone} />
        </li>
      ))}
      {placed.map(({ one, lane }) => {
        const isOpen = one.id === open && one.id !== moving
        const place = placeOf(one)
        return (
          <Fragment key={one.id}>
            <li className="blocks-item" style={{ ...place, ...across(lane) }}>
              <BookingBlock entry={one} zone={zone} isOpen={isOpen} isMoving={one.id === moving} hint={hint} given={given(one)} />
            </li>
            {isOpen ? (
              <Keys isFar={isFar} style={{ top: `calc(${place.top} + ${place.height})` }}>
                {keysOf(one)}
              </Keys>
            ) : null}
          </Fragment>
        )
      })}
      {floating?.operatorId === operatorId ? <FloatingBlock floating={floating} zone={zone} place={placeOf(floating.span)} /> : null}
    </ul>
  )
}
