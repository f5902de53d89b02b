import { useLingui } from '@lingui/react/macro'
import { classes } from './classes.ts'
import { Skeleton } from './Skeleton.tsx'
import './coming.css'
import './panel.css'

/** Some things of one shape that are still to come, one below another. */
export type ComingPart = {
  /** Each on a panel of its own, all on one, or on the page with lines between. */
  on: 'panels' | 'panel' | 'page'
  count?: number
  /** What stands before the words; a `stub` takes the whole height of a ticket's end. */
  picture?: 'square' | 'round' | 'stub'
  /** How long each line of words is, in percent of the room; the first is the name. */
  lines: readonly number[]
  /** A figure stands at the end. */
  hasEnd?: boolean
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The places of what comes, part by part, without a word: for what has a word of its own around it. */
export function ComingParts({ parts }: { parts: readonly ComingPart[] }) {
  return parts.map((part, at) => {
    const rows = times(part.count ?? 1).map((row) => <Row key={row} {...part} isApart={part.on === 'panels'} />)
    if (part.on === 'panels') return rows
    return (
      <div key={at} className={classes(part.on === 'panel' && 'panel coming-panel')}>
        {rows}
      </div>
    )
  })
}

/** Holds the place of a page or list that is still to come, in the shape that it will have. LOOK "States". */
export function Coming({ parts, className }: { parts: readonly ComingPart[]; className?: string }) {
  const { t } = useLingui()
  return (
    <div className={classes('coming', className)} role="status" aria-label={t`Caricamento`}>
      <ComingParts parts={parts} />
    </div>
  )
}

function Row({ picture, lines, hasEnd, isApart }: ComingPart & { isApart: boolean }) {
  return (
    <div className={classes('coming-row', isApart && 'panel coming-panel')}>
      {picture ? <Skeleton className={`coming-${picture}`} /> : null}
      <span className="coming-words">
        {lines.map((width, at) => (
          <Skeleton key={at} className="coming-line" style={{ width: `${width}%` }} />
        ))}
      </span>
      {hasEnd ? <Skeleton className="coming-end" /> : null}
    </div>
  )
}
