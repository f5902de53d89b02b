import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Report } from '#contract/counter-figures.ts'
import { changeOf, hundredths, type Measure } from '#rules/figures.ts'
import { usePrice } from '../../../components/words/use-price.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { MEASURE_LOOKS } from './measures.ts'
import { daysName } from './period-words.ts'
import './tile.css'

type Props = { report: Report; measure: Measure }
const EURO = '\u00a0€'

/** A measure at a glance: what is so in the period that is running, against the same days before, and how it came there. */
export function Tile({ report, measure }: Props) {
  const { i18n } = useLingui()
  const { name, Icon, series } = MEASURE_LOOKS[measure]
  const { periods } = report
  const values = periods.map((figures) => Math.max(0, series.total(figures) ?? 0))
  const top = Math.max(1, ...values)
  return (
    <span className="figure-tile">
      <span className="figure-tile-name">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {i18n._(name)}
      </span>
      <Reading report={report} measure={measure} />
      <Change report={report} measure={measure} />
      <span className="figure-spark" aria-hidden="true">
        {periods.map(({ from }, n) => (
          <span key={from} style={{ height: `${Math.max(6, ((values[n] ?? 0) / top) * 100)}%` }} />
        ))}
      </span>
    </span>
  )
}

const Two = ({ main, beside }: { main: ReactNode; beside: ReactNode }) => (
  <>
    <strong className="figure-tile-main figures">{main}</strong>
    <span className="small quiet">{beside}</span>
  </>
)

function Reading({ report, measure }: Props) {
  const price = usePrice()
  const { people, credit, orders, bookings, coupons } = report.periods.at(-1) ?? report.before
  if (measure === 'credit') return <Two main={price(credit.given)} beside={<Trans>dati, spesi {price(credit.spent)}</Trans>} />
  if (measure === 'orders') return <Two main={orders.count} beside={<Trans>per {price(orders.worth)}</Trans>} />
  if (measure === 'coupons')
    return (
      <Two
        main={<Plural value={coupons.used} one="# usato" other="# usati" />}
        beside={<Plural value={coupons.given} one="su # dato" other="su # dati" />}
      />
    )
  if (measure === 'bookings') {
    const { absent } = bookings
    const beside =
      absent === null ? (
        <Trans>arrivate fin qui</Trans>
      ) : (
        <Plural value={absent} _0="nessun assente" one="di cui # assente" other="di cui # assenti" />
      )
    return <Two main={bookings.count} beside={beside} />
  }
  const { came, back } = people
  if (back === null) return <Two main={came} beside={<Plural value={came} one="cliente" other="clienti" />} />
  const share = hundredths(back, came)
  return (
    <Two
      main={
        <Trans>
          {back} su {came}
        </Trans>
      }
      beside={<Trans>clienti, {share} su 100</Trans>}
    />
  )
}

function Change({ report, measure }: Props) {
  const { language } = useLanguage()
  const by = changeOf(measure, report)
  const days = daysName(report.before, language)
  if (by === undefined) return <span className="figure-change small quiet" />
  const Icon = by > 0 ? TrendingUp : by < 0 ? TrendingDown : Minus
  const size = measure === 'credit' ? Math.round(by / 100) : by
  const figure = `${by > 0 ? '+' : ''}${size}${measure === 'credit' ? EURO : ''}`.replace('-', '\u2212')
  return (
    <span className={by > 0 ? 'figure-change figure-up small' : 'figure-change small quiet'}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <span>
        {by === 0 ? (
          <Trans>come {days}</Trans>
        ) : (
          <Trans>
            {figure} rispetto a {days}
          </Trans>
        )}
      </span>
    </span>
  )
}
