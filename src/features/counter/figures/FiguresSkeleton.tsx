import { useLingui } from '@lingui/react/macro'
import type { Measure } from '#rules/figures.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { MEASURE_LOOKS } from './measures.ts'
import './figures.css'
import './tile.css'

const none = () => {}

/** Tiles with their names, chart and table, as high as they will be; their figures are still to come. */
export function FiguresSkeleton({ measures }: { measures: readonly Measure[] }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Caricamento`}>
      <div inert>
        <Tabs
          label={t`Che cosa guardare`}
          chosen="people"
          tabs={measures.map((value) => ({ value, tab: <TileComing measure={value} /> }))}
          onChoose={none}
        >
          <div className="figures-chosen">
            <Skeleton className="figures-drawn-coming" />
            <Skeleton className="figures-table-coming" />
          </div>
        </Tabs>
      </div>
    </div>
  )
}

function TileComing({ measure }: { measure: Measure }) {
  const { i18n } = useLingui()
  const { name, Icon } = MEASURE_LOOKS[measure]
  return (
    <span className="figure-tile figure-tile-coming">
      <span className="figure-tile-name">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {i18n._(name)}
      </span>
      <Skeleton />
      <Skeleton />
      <span />
      <Skeleton className="figure-spark" />
    </span>
  )
}
