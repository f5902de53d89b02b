import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Report } from '#contract/counter-figures.ts'
import { csvForm, csvLines } from '#rules/csv.ts'
import type { Measure } from '#rules/figures.ts'
import { FILE_COLUMNS, MEASURE_LOOKS } from './measures.ts'

/** The tables of all these measures as one for spreadsheets, newest first, written as the language writes numbers. */
export function figuresCsv({ periods }: Report, measures: readonly Measure[], i18n: I18n): string {
  const columns = [...measures.flatMap((measure) => MEASURE_LOOKS[measure].columns), ...(measures.includes('coupons') ? FILE_COLUMNS : [])]
  const head = [t(i18n)`Dal`, t(i18n)`Al`, ...columns.map(({ title }) => i18n._(title))]
  const rows = periods.toReversed().map((figures) => [
    figures.from,
    figures.to,
    ...columns.map(({ value, as }) => {
      const found = value(figures)
      return typeof found !== 'number' ? '' : as === 'money' ? found : String(found)
    }),
  ])
  return `${csvLines([head, ...rows], csvForm(i18n.locale)).join('\r\n')}\r\n`
}
