import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { Flow } from '#contract/flows.ts'
import { type Step, steps } from '#rules/flows.ts'
import { centsOf, euros, points, signedEuros, signedPoints, tenThousandthsOf } from '#rules/money.ts'
import type { Sum } from '../../components/card/card-lines.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { type Curve, curveOf, pathOf } from './balance-curve.ts'
import { dayName, monthName } from '../../components/words/day-name.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Segment } from '../../ui/Segment.tsx'
import './flows.css'

type Measure = {
  read: (step: Step) => number
  of: (flow: Flow) => number
  figure: (value: number) => string
  change: (value: number) => string
}

const measures: Record<Sum['key'], Measure> = {
  credit: { read: (step) => step.cents, of: (flow) => centsOf(flow.balance), figure: euros, change: signedEuros },
  points: { read: (step) => step.tenThousandths, of: (flow) => tenThousandthsOf(flow.pointBalance), figure: points, change: signedPoints },
}

type Props = {
  /** The latest movements, newest first. */
  flows: readonly Flow[]
  zone: string
  today: string
  shown: readonly Sum['key'][]
  measure: Sum['key']
  onMeasure: (measure: Sum['key']) => void
}

/** The balance, how it came about, and the choice of credit or points where there are both. LOOK "Flows". */
export function BalanceChart({ flows, zone, today, shown, measure, onMeasure }: Props) {
  const { t } = useLingui()
  const { read, of, figure, change } = measures[measure]
  const curve = curveOf(steps(flows, zone), read, today)
  const names: Record<Sum['key'], string> = { credit: t`Credito`, points: t`Punti` }
  const newest = flows[0]
  return (
    <Panel as="section" className="balance" aria-label={t`Saldo`}>
      <div className="balance-head">
        <div>
          <p className="small quiet">{names[measure]}</p>
          <p className="balance-figure">{figure(newest ? of(newest) : 0)}</p>
        </div>
        {shown.length > 1 ? (
          <Segment
            label={t`Che cosa mostrare`}
            chosen={measure}
            options={shown.map((key) => ({ value: key, label: names[key] }))}
            onChoose={onMeasure}
          />
        ) : null}
      </div>
      {curve ? <Change by={curve.to.value - curve.from.value} days={curve.days} change={change} /> : null}
      {curve ? <Drawing curve={curve} name={names[measure]} figure={figure} today={today} /> : null}
    </Panel>
  )
}

function Change({ by, days, change }: { by: number; days: number; change: (value: number) => string }) {
  const Icon = by < 0 ? TrendingDown : TrendingUp
  return (
    <p className={by > 0 ? 'balance-change balance-up' : 'balance-change quiet'}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <span>
        <Trans>
          {change(by)} in <Plural value={days} one="# giorno" other="# giorni" />
        </Trans>
      </span>
    </p>
  )
}

type DrawingProps = { curve: Curve; name: string; figure: (value: number) => string; today: string }

function Drawing({ curve, name, figure, today }: DrawingProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const path = pathOf(curve)
  const last = curve.points.at(-1)?.y ?? 100
  const start = dayName(curve.from.day, language, today)
  const [from, to] = [figure(curve.from.value), figure(curve.to.value)]
  return (
    <figure className="chart" role="img" aria-label={t`${name} da ${start} a oggi: da ${from} a ${to}`}>
      <span className="small quiet">{figure(curve.top)}</span>
      <div className="chart-box">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="chart-fill" x1="0" y1="0" x2="0" y2="1">
              <stop className="chart-full" offset="0" />
              <stop className="chart-none" offset="1" />
            </linearGradient>
          </defs>
          <path className="chart-grid" d="M0 0H100M0 50H100M0 100H100" />
          <path d={`${path}V100H0Z`} fill="url(#chart-fill)" />
          <path className="chart-line" d={path} />
        </svg>
        <span className="chart-dot" style={{ top: `${last}%` }} />
      </div>
      <div className="chart-months small quiet">
        {curve.months.map(({ x, day }) => (
          <span key={day} style={{ left: `${x}%` }}>
            {monthName(day, language)}
          </span>
        ))}
        <span className="chart-today">{t`oggi`}</span>
      </div>
    </figure>
  )
}
