import { Trans } from '@lingui/react/macro'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { signedEuros, signedPoints } from '#rules/money.ts'
import { FlowRow } from '../../components/flows/FlowRow.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Sum } from '../../components/card/card-lines.ts'
import { dayName, dayTitle, nearness } from '../../components/words/day-name.ts'
import type { Line } from './lines.ts'
import './flows.css'

/** Heights of a day's head and of a movement before they are measured. */
const HEIGHTS = { day: 52, flow: 76 }
/** Lines kept beyond each edge of the window, and how near its end the next page is asked for. */
const BEYOND = 10
const NEAR = 25

/** Heights as they were measured, by list, so that back comes back to the very line. */
const measured = new Map<string, VirtualItem[]>()

type Props = {
  /** Which list this is. */
  name: string
  lines: readonly Line[]
  today: string
  zone: string
  measure: Sum['key']
  counts: { credit: boolean; points: boolean }
  onNearEnd: () => void
}

/** The movements by day. Only what is near the window is in the document, however long the list. BUDGETS 15. */
export function FlowList({ name, lines, today, onNearEnd, ...row }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => HEIGHTS[lines[index]?.kind ?? 'flow'],
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: BEYOND,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(name) ?? [],
  })
  // What moves the list in between moves it by less than the lines kept beyond the edges.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  }, [lines])
  useEffect(() => () => void measured.set(name, virtual.takeSnapshot()), [name, virtual])
  const items = virtual.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= lines.length - NEAR
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  })
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() + top - (items.at(-1)?.end ?? top)
  return (
    <ul ref={list} className="flow-list" style={{ paddingTop: before, paddingBottom: after }}>
      {items.map(({ key, index }) => {
        const line = lines[index]
        if (!line) return null
        const place = { ref: virtual.measureElement, 'data-index': index } satisfies ComponentProps<'li'> & { 'data-index': number }
        return line.kind === 'day' ? (
          <DayHead key={key} line={line} today={today} measure={row.measure} {...place} />
        ) : (
          <FlowRow key={key} flow={line.flow} zone={row.zone} balance={row.measure} counts={row.counts} {...place} />
        )
      })}
    </ul>
  )
}

type HeadProps = ComponentProps<'li'> & { line: Extract<Line, { kind: 'day' }>; today: string; measure: Sum['key'] }

/** "Oggi · sabato 21 novembre" and what the day added up to. */
function DayHead({ line, today, measure, ...rest }: HeadProps) {
  const { language } = useLanguage()
  const near = nearness(line.day, today)
  const name = dayName(line.day, language, today)
  const sum = measure === 'points' ? signedPoints(line.tenThousandths) : signedEuros(line.cents)
  return (
    <li className="flow-day" {...rest}>
      <h2>
        {near === 'today' ? (
          <Trans>Oggi · {name}</Trans>
        ) : near === 'yesterday' ? (
          <Trans>Ieri · {name}</Trans>
        ) : (
          dayTitle(line.day, language, today)
        )}
      </h2>
      {line.isWhole ? <span className="small quiet figures">{measure === 'points' ? <Trans>{sum} punti</Trans> : sum}</span> : null}
    </li>
  )
}
