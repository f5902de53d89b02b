import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { signedEuros } from '#rules/money.ts'
import { FlowRow } from '../../components/flows/FlowRow.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Sum } from '../../components/card/card-lines.ts'
import { capital, wholeMonth } from '../../components/words/day-name.ts'
import { signedPointWords } from '../../components/words/point-words.ts'
import type { Line } from './lines.ts'
import './flows.css'

/** Heights of a month's head and of a movement before they are measured. */
const HEIGHTS = { month: 54, flow: 62 }
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
  measure: Sum['key']
  counts: { credit: boolean; points: boolean }
  onNearEnd: () => void
}

/** The movements by month. Only what is near the window is in the document, however long the list. BUDGETS 15. */
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
        return line.kind === 'month' ? (
          <MonthHead key={key} line={line} today={today} {...row} {...place} />
        ) : (
          <FlowRow key={key} flow={line.flow} day={line.day} saysDay={line.saysDay} today={today} {...row} {...place} />
        )
      })}
    </ul>
  )
}

type HeadProps = ComponentProps<'li'> & { line: Extract<Line, { kind: 'month' }> } & Pick<Props, 'today' | 'measure' | 'counts'>

/** "Novembre" and what the month added up to. */
function MonthHead({ line, today, measure, counts, ...rest }: HeadProps) {
  const { language } = useLanguage()
  const sums = { credit: signedEuros(line.cents), points: signedPointWords(line.tenThousandths) }
  const sizes = { credit: line.cents, points: line.tenThousandths }
  const order = (measure === 'points' ? (['points', 'credit'] as const) : (['credit', 'points'] as const)).filter((key) => counts[key])
  const moved = order.filter((key) => sizes[key] !== 0)
  return (
    <li className="flow-month" {...rest}>
      <h2>{capital(wholeMonth(`${line.month}-01`, language, today))}</h2>
      {line.isWhole ? (
        <span className="quiet figures">{(moved.length > 0 ? moved : order.slice(0, 1)).map((key) => sums[key]).join(' · ')}</span>
      ) : null}
    </li>
  )
}
