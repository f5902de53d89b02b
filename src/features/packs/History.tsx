import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Pack } from '#contract/packs.ts'
import { Button } from '../../ui/Button.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import { PackFlow } from './PackFlow.tsx'
import type { Wall } from './use-wall.ts'
import './history.css'

/** So many lines stand on the page; the others in a dialog. */
const SHOWN = 5

type Props = { pack: Pack; wall: Wall }

/** How it went: each line with what was left after it, and how she came by the pack. LOOK "phone-9". */
export function History({ pack, wall }: Props) {
  const [isWhole, setWhole] = useState(false)
  const { uses } = pack
  const isLong = uses.length > SHOWN
  return (
    <section className="pack-history">
      <h2>
        <Trans>Com’è andata</Trans>
      </h2>
      <HistoryLines pack={isLong ? { ...pack, uses: uses.slice(0, SHOWN) } : pack} wall={wall} />
      {isLong ? (
        <Button isWide onClick={() => setWhole(true)}>
          <Trans>Tutta la storia</Trans>
        </Button>
      ) : null}
      {isWhole ? <PackFlow pack={pack} wall={wall} onClose={() => setWhole(false)} /> : null}
    </section>
  )
}
