import { useLingui } from '@lingui/react/macro'
import { MEASURES } from '#rules/figures.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import './figures.css'

/** Tiles, chart and table, still to come. */
export function FiguresSkeleton() {
  const { t } = useLingui()
  return (
    <div className="figures-page" role="status" aria-label={t`Caricamento`}>
      <div className="figures-tiles-coming">
        {MEASURES.map((measure) => (
          <Skeleton key={measure} className="figures-tile-coming" />
        ))}
      </div>
      <div className="figures-chosen">
        <Skeleton className="figures-part-coming" />
        <Skeleton className="figures-part-coming" />
      </div>
    </div>
  )
}
