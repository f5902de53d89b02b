import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Flow } from '#contract/flows.ts'
import { centsOf, signedEuros, tenThousandthsOf } from '#rules/money.ts'
import { shownChange } from '#rules/movements.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Sum } from '../card/card-lines.ts'
import { dayName, monthName, shortWeekday } from '../words/day-name.ts'
import { signedPointWords } from '../words/point-words.ts'
import { movementLook, saysKind } from './movement-words.ts'
import './flow-row.css'

type Props = ComponentProps<'li'> & {
  flow: Flow
  /** Its day on the activity's wall, `YYYY-MM-DD`. */
  day: string
  /** The row above is of another day. */
  saysDay: boolean
  today: string
  /** The month below the day, where no head above says it. */
  withMonth?: boolean
  /** Which figure leads. */
  measure?: Sum['key']
  /** What this activity counts, by its cash-back type. */
  counts: { credit: boolean; points: boolean }
}

/** A movement as a story: its day once, what it was, where, and what it did to the card. LOOK phone-7. */
export function FlowRow({ flow, day, saysDay, today, withMonth = false, measure, counts, ...rest }: Props) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const cents = counts.credit ? centsOf(flow.value) : 0
  const earned = counts.points ? shownChange(tenThousandthsOf(flow.pointValue), tenThousandthsOf(flow.pointBalance)) : 0
  const look = movementLook(flow, !counts.credit || (cents === 0 && earned !== 0))
  const kind = i18n._(look.name)
  const figures = [...(cents ? [signedEuros(cents)] : []), ...(earned ? [signedPointWords(earned)] : [])]
  const [first, second] = measure === 'points' ? figures.toReversed() : figures
  const isIn = cents > 0 || (cents === 0 && earned > 0)
  // Below what it was stands where; who knows neither says its kind, and the row says that once.
  const isKindTold = saysKind(flow)
  const where = flow.place ?? (isKindTold ? undefined : kind)
  const below = second ?? (flow.place && !isKindTold ? kind : undefined)
  const isKindSaid = isKindTold || where === kind || below === kind
  return (
    <li {...rest} className="flow-row">
      <time className="flow-day" dateTime={day}>
        {saysDay ? (
          <>
            <span className="unseen">{dayName(day, language, today)}</span>
            <strong aria-hidden="true" className="figures">
              {Number(day.slice(8))}
            </strong>
            <span aria-hidden="true">{withMonth ? monthName(day, language) : shortWeekday(day, language)}</span>
          </>
        ) : null}
      </time>
      <div className="flow-what">
        <div className="flow-words">
          <strong>{flow.description || kind}</strong>
          {where ? (
            <span className="small quiet">
              <look.Icon aria-hidden size={14} strokeWidth={1.75} />
              {where}
            </span>
          ) : null}
          {isKindSaid ? null : <span className="unseen">{kind}</span>}
        </div>
        <div className="flow-figures figures">
          <strong className={isIn ? 'flow-gain' : undefined}>{first}</strong>
          {below ? <span className="small quiet">{below}</span> : null}
        </div>
      </div>
    </li>
  )
}
