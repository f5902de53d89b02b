import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Flow } from '#contract/flows.ts'
import { centsOf, euros, points, signedEuros, signedPoints, tenThousandthsOf } from '#rules/money.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Sum } from '../card/card-lines.ts'
import { shortDay } from '../words/day-name.ts'
import { movementLook } from './movement-words.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './flow-row.css'

type Props = ComponentProps<'li'> & {
  flow: Flow
  /** The day beside the reason instead of the time, where rows are not grouped by day. */
  withDate?: boolean
  /** Of the activity: its hours are those of its till, not of this phone. */
  zone?: string | undefined
  /** Whose balance after the movement stands below, and which figure leads. */
  balance?: Sum['key']
  /** What this activity counts, by its cash-back type. */
  counts?: { credit: boolean; points: boolean }
}

/** A movement: its word, reason, and what it did, by sign, colour and word. LOOK "Flows". */
export function FlowRow({ flow, withDate = false, zone, balance, counts = { credit: true, points: true }, ...rest }: Props) {
  const { t, i18n } = useLingui()
  const cents = counts.credit ? centsOf(flow.value) : 0
  const earned = counts.points ? tenThousandthsOf(flow.pointValue) : 0
  const { name, Icon } = movementLook(flow.type, cents === 0 && earned !== 0)
  const isIn = cents > 0 || (cents === 0 && earned > 0)
  const figures = [...(cents ? [signedEuros(cents)] : []), ...(earned ? [t`${signedPoints(earned)} punti`] : [])]
  const [first, second] = balance === 'points' ? figures.toReversed() : figures
  const left = balance === 'points' ? points(tenThousandthsOf(flow.pointBalance)) : euros(centsOf(flow.balance))
  const { language } = useLanguage()
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(zone && { timeZone: zone }) } as const
  const when = withDate ? shortDay(flow.created, language) : i18n.date(flow.created, time)
  return (
    <Row className="flow-row" {...rest}>
      <RowIcon tone={isIn ? 'good' : undefined}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{i18n._(name)}</strong>
        <span className="small quiet">{[when, flow.description].filter(Boolean).join(' · ')}</span>
      </RowWords>
      <span className="flow-figures figures">
        <strong className={isIn ? 'flow-gain' : undefined}>{first}</strong>
        {second ? <span className="small quiet">{second}</span> : null}
        <span className="small quiet">
          {isIn ? t`entrata` : t`uscita`}
          {balance ? ` · ${t`saldo ${left}`}` : null}
        </span>
      </span>
    </Row>
  )
}
