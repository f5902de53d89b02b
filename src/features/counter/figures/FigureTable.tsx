import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, EyeOff } from 'lucide-react'
import type { Report } from '#contract/counter-figures.ts'
import { type Measure, unitOf } from '#rules/figures.ts'
import { moneyOf } from '#rules/money.ts'
import { percentWords } from '../../../components/words/percent.ts'
import { usePrice } from '../../../components/words/use-price.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { classes } from '../../../ui/classes.ts'
import { type Column, MEASURE_LOOKS } from './measures.ts'
import { daysName, periodName } from './period-words.ts'
import './figure-table.css'

type Props = {
  report: Report
  measure: Measure
  /** The period that is marked here and in the chart, by its first day. */
  marked: string | undefined
  onMark: (from: string | undefined) => void
}

/** How a figure stands in a table; a part that is not told is a dash. */
function useCell() {
  const { i18n } = useLingui()
  const price = usePrice()
  return ({ value, as }: Column, figures: Report['before']) => {
    const found = value(figures)
    if (typeof found !== 'number') return '–'
    return as === 'money' ? price(moneyOf(found)) : as === 'percent' ? percentWords(found, i18n) : String(found)
  }
}

/** The periods of a chart in figures, newest first; touching one marks it in both. LOOK "counter-4". */
export function FigureTable({ report, measure, marked, onMark }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { range, periods, before } = report
  const cell = useCell()
  const unit = unitOf(range)
  const { name, columns } = MEASURE_LOOKS[measure]
  const running = periods.at(-1)?.from
  const isHidden = periods.some((figures) => columns.some(({ value }) => value(figures) === null))
  const days = daysName(before, language)
  return (
    <Panel className="figure-table">
      <div className="figure-table-box">
        <table className="figures">
          <caption className="unseen">{i18n._(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === 'week' ? t`Settimana` : t`Mese`}</th>
              {columns.map(({ head }) => (
                <th key={head.id} scope="col">
                  {i18n._(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.toReversed().map((figures) => (
              <tr
                key={figures.from}
                className={classes(figures.from === running && 'is-running', figures.from === (marked ?? running) && 'is-marked')}
                onPointerEnter={() => onMark(figures.from)}
                onPointerLeave={() => onMark(undefined)}
              >
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={figures.from === (marked ?? running)}
                    onFocus={() => onMark(figures.from)}
                    onBlur={() => onMark(undefined)}
                    onClick={() => onMark(figures.from)}
                  >
                    {periodName(figures, unit, language)}
                  </button>
                </th>
                {columns.map((column) => (
                  <td key={column.head.id} className={column.isStrong ? 'is-strong' : undefined}>
                    {cell(column, figures)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="figure-note">
        <Clock aria-hidden size={16} strokeWidth={1.75} />
        <span>
          {unit === 'week' ? (
            <Trans>Questa settimana è ancora in corso: si confronta con gli stessi giorni di prima fino a quest’ora, {days}.</Trans>
          ) : (
            <Trans>Questo mese è ancora in corso: si confronta con gli stessi giorni di prima fino a quest’ora, {days}.</Trans>
          )}
        </span>
      </p>
      {isHidden ? (
        <p className="figure-note">
          <EyeOff aria-hidden size={16} strokeWidth={1.75} />
          <span>
            <Trans>Dove i clienti sono meno di 5 c’è solo il totale.</Trans>
          </span>
        </p>
      ) : null}
    </Panel>
  )
}
