import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Report } from '#contract/counter-figures.ts'
import type { Measure } from '#rules/figures.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Chart } from './Chart.tsx'
import { FigureTable } from './FigureTable.tsx'
import { Tile } from './Tile.tsx'
import { useSentence } from './use-sentence.ts'
import './figures.css'

type Props = {
  report: Report
  measures: readonly Measure[]
  /** When these figures were counted, in words. */
  at: string | undefined
}

/** A tile for each measure; of the chosen one what it says, the chart, and its table. LOOK "counter-4". */
export function Overview({ report, measures, at }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Measure>('people')
  const [marked, setMarked] = useState<string>()
  const sentence = useSentence(report)(chosen)
  return (
    <>
      <Tabs
        label={t`Che cosa guardare`}
        chosen={chosen}
        tabs={measures.map((value) => ({ value, tab: <Tile report={report} measure={value} /> }))}
        onChoose={setChosen}
      >
        <div className="figures-chosen">
          <Panel as="section" className="figures-drawn">
            <h2>{sentence}</h2>
            <Chart report={report} measure={chosen} label={sentence} marked={marked} onMark={setMarked} />
          </Panel>
          <FigureTable report={report} measure={chosen} marked={marked} onMark={setMarked} />
        </div>
      </Tabs>
      <p className="figures-foot small quiet">
        <span>
          <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Solo somme: nessun nome, nessun cliente riconoscibile.</Trans>
        </span>
        {at ? (
          <span>
            <Trans>Aggiornato {at}</Trans>
          </span>
        ) : null}
      </p>
    </>
  )
}
