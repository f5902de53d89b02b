import { Trans } from '@lingui/react/macro'
import { TrendingUp } from 'lucide-react'
import { euros, points } from '#rules/money.ts'
import type { Figures } from '#rules/order-figures.ts'
import './earned.css'

type Props = {
  figures: Pick<Figures, 'accumulation' | 'points'>
  /** She has it already. */
  isThere?: boolean
}

/** What an order gives back, in words; nothing if it gives nothing. */
export function Earned({ figures: { accumulation, points: earned }, isThere = false }: Props) {
  const whole = Math.floor(earned / 10_000)
  if (accumulation <= 0 && whole <= 0) return null
  const [credit, many] = [euros(accumulation), points(earned)]
  return (
    <span className="earned">
      <TrendingUp aria-hidden size={16} strokeWidth={2} />
      {isThere ? (
        <Had credit={accumulation > 0 ? credit : undefined} many={whole > 0 ? many : undefined} />
      ) : accumulation > 0 && whole > 0 ? (
        <Trans>
          Guadagni {credit} e {many} punti
        </Trans>
      ) : accumulation > 0 ? (
        <Trans>Guadagni {credit}</Trans>
      ) : (
        <Trans>Guadagni {many} punti</Trans>
      )}
    </span>
  )
}

function Had({ credit, many }: { credit: string | undefined; many: string | undefined }) {
  if (credit && many)
    return (
      <Trans>
        Hai guadagnato {credit} e {many} punti
      </Trans>
    )
  return credit ? <Trans>Hai guadagnato {credit}</Trans> : <Trans>Hai guadagnato {many} punti</Trans>
}
