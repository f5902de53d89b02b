import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Flow, FlowGroup } from '#contract/flows.ts'
import { dayAfter } from '#rules/days.ts'
import { steps } from '#rules/flows.ts'
import { centsOf, euros, points, tenThousandthsOf } from '#rules/money.ts'
import type { Sum } from '../../components/card/card-lines.ts'
import { capital, dayName, shortDay } from '../../components/words/day-name.ts'
import { pointWords } from '../../components/words/point-words.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { curveOf, SPAN_DAYS } from './balance-curve.ts'
import { ChartLine } from './ChartLine.tsx'
import './chart.css'
import { useReading } from './use-reading.ts'

type Props = {
  /** The latest movements, newest first. */
  flows: readonly Flow[]
  /** Of which group they are, if not all: its line is what they come to together. */
  group: FlowGroup | undefined
  zone: string
  today: string
  shown: readonly Sum['key'][]
  measure: Sum['key']
  onMeasure: (measure: Sum['key']) => void
}

const figures = { credit: euros, points }

/** The balance as a line that a finger reads, what it reads above it, and the choice of credit or points where there are both. LOOK phone-7. */
export function BalanceChart({ flows, group, zone, today, shown, measure, onMeasure }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const stops = useMemo(() => {
    const given = steps(flows, { zone, group, since: dayAfter(today, -SPAN_DAYS) })
    return given.map((step) => ({ ...step, value: measure === 'points' ? step.tenThousandths : step.cents }))
  }, [flows, zone, group, today, measure])
  const curve = useMemo(() => curveOf(stops, today), [stops, today])
  const { read, isResting, isHeld, handlers } = useReading(curve)
  const figure = figures[measure]
  const newest = flows[0]
  const balance = measure === 'points' ? tenThousandthsOf(newest?.pointBalance ?? '0') : centsOf(newest?.balance ?? '0')
  const now = group ? (stops.at(-1)?.value ?? 0) : balance
  const names: Record<Sum['key'], string> = { credit: t`Credito`, points: t`Punti` }
  const withUnit = (value: number) => (measure === 'points' ? pointWords(value) : figure(value))
  const label = useLabel(group, curve?.from ?? today)

  const what = read && !isHeld ? curve?.stops[read.at]?.flow.description : undefined
  const day = read && !isResting ? dayName(read.day, language, today) : t`oggi`
  return (
    <section className="balance" aria-label={t`Saldo`}>
      <div className="balance-head">
        <p className="balance-reading">
          <span className="quiet">
            {isResting || !read ? (label ?? names[measure]) : capital(group ? t`fino a ${day}` : t`${day} avevi`)}
          </span>
          <strong className="balance-figure">{figure(isResting || !read ? now : read.value)}</strong>
        </p>
        {isResting ? null : (
          <p className="balance-today small quiet">
            {t`oggi`} <strong className="figures">{figure(now)}</strong>
          </p>
        )}
        {shown.length > 1 ? (
          <div className={isResting ? undefined : 'balance-away'}>
            <Segment
              label={t`Che cosa mostrare`}
              chosen={measure}
              options={shown.map((key) => ({ value: key, label: names[key] }))}
              onChoose={onMeasure}
            />
          </div>
        ) : null}
      </div>
      {curve && read ? (
        <ChartLine
          key={group}
          curve={curve}
          read={read}
          isResting={isResting}
          isHeld={isHeld}
          label={label ?? names[measure]}
          text={`${[day, what].filter(Boolean).join(', ')}: ${withUnit(isResting ? now : read.value)}`}
          {...handlers}
        />
      ) : null}
    </section>
  )
}

/** What the line of a group adds up, and since when. */
function useLabel(group: FlowGroup | undefined, from: string): string | undefined {
  const { t } = useLingui()
  const { language } = useLanguage()
  if (!group) return undefined
  const day = shortDay(from, language)
  return { earned: t`Guadagnati dal ${day}`, used: t`Usati dal ${day}`, given: t`Regalati dal ${day}`, undone: t`Stornati dal ${day}` }[
    group
  ]
}
