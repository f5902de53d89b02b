import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { FigureRange, Report } from '#contract/counter-figures.ts'
import { isEarly, MEASURES, type Measure } from '#rules/figures.ts'
import type { EntryKey } from '#rules/visibility.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useFiguresQuery } from '../../../api/counter-figures.ts'
import { useKept } from '../../../api/kept.ts'
import { useVisibleEntries } from '../../../components/activity/use-facts.ts'
import { Outdated } from '../../../components/page/Outdated.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useShowing } from '../../../components/page/shown-at.ts'
import { useMoment } from '../../../components/words/use-moment.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { saveFile } from '../../../pwa/save-file.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segment } from '../../../ui/Segment.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { FewFigures } from './FewFigures.tsx'
import { figuresCsv } from './figures-csv.ts'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { Overview } from './Overview.tsx'
import './figures.css'

/** What an activity does not offer it has no figures of. */
const OFFERED: Partial<Record<Measure, EntryKey>> = { orders: 'orders', bookings: 'bookings' }

function useMeasures(): Measure[] {
  const entries = useVisibleEntries()
  return MEASURES.filter((measure) => !OFFERED[measure] || entries.some(({ key }) => key === OFFERED[measure]))
}

/** The owner's figures: who comes back, credit, orders, bookings and coupons, by week or month. SEMANTICS 14, LOOK "counter-4". */
export function FiguresPage() {
  const { t, i18n } = useLingui()
  const [range, setRange] = useState<FigureRange>('8w')
  const activityId = useActivityId()
  const isWide = useWide()
  const measures = useMeasures()
  const figures = useKept(useFiguresQuery(activityId ? { activityId, range } : skipToken))
  useShowing(figures.at)
  const at = useMoment(figures.at, useConfiguration()?.zone ?? 'Europe/Rome')
  const report = figures.data?.data
  const save = (shown: Report) =>
    saveFile(
      new File([figuresCsv(shown, measures, i18n)], `${t`cifre`}-${shown.periods[0]?.from}-${shown.today}.csv`, { type: 'text/csv' }),
    )
  const head = (
    <div className="figures-head">
      <Segment
        label={t`Quanto indietro`}
        chosen={range}
        options={[
          { value: '8w', label: t`8 settimane` },
          { value: '6m', label: t`6 mesi` },
          { value: '1y', label: t`Un anno` },
        ]}
        onChoose={setRange}
      />
      <Button look="outline" isSmall disabled={!report || isEarly(report)} onClick={() => report && save(report)}>
        <Download aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Scarica CSV</Trans>
      </Button>
    </div>
  )
  return (
    <Page title={t`Cifre`} actions={isWide ? head : undefined}>
      <div className="figures-page">
        {isWide ? null : head}
        {figures.failure?.status && report ? <Outdated failure={figures.failure} onRetry={figures.retry} /> : null}
        {report ? (
          isEarly(report) ? (
            <FewFigures customers={report.customers} />
          ) : (
            <Overview report={report} measures={measures} at={at} />
          )
        ) : null}
        {!report && figures.isLoading ? <FiguresSkeleton measures={measures} /> : null}
        {!report && !figures.isLoading ? (
          <WorkFailed
            failure={figures.failure}
            title={t`Non riusciamo a caricare le cifre`}
            offline={t`Le cifre ci sono: le vedi appena torna la rete.`}
            onRetry={figures.retry}
          />
        ) : null}
      </div>
    </Page>
  )
}
