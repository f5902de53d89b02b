import { useLingui } from '@lingui/react/macro'
import { MEASURES } from '#rules/figures.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ComingParts } from '../../../ui/Coming.tsx'
import './figures.css'

/** Tiles, chart and table, still to come. */
export function FiguresSkeleton() {
  const { t } = useLingui()
  return (
    <div className="figures-page" role="status" aria-label={t`Caricamento`}>
      <div className="figures-tiles-coming">
        <ComingParts parts={[{ on: 'panels', count: MEASURES.length, lines: [70, 100, 46, 80] }]} />
      </div>
      <div className="figures-chosen">
        <Skeleton className="figures-part-coming" />
        <Skeleton className="figures-part-coming" />
      </div>
    </div>
  )
}
