import { Trans } from '@lingui/react/macro'
import { TrendingUp } from 'lucide-react'
import { euros, points } from '#rules/money.ts'
import type { Figures } from '#rules/order-figures.ts'
import './earned.css'

/** What an order will give back, in words; nothing if it gives nothing. */
export function Earned({ figures: { accumulation, points: earned } }: { figures: Pick<Figures, 'accumulation' | 'points'> }) {
  const whole = Math.floor(earned / 10_000)
  if (accumulation <= 0 && whole <= 0) return null
  const [credit, many] = [euros(accumulation), points(earned)]
  return (
    <span className="earned">
      <TrendingUp aria-hidden size={16} strokeWidth={2} />
      {accumulation > 0 && whole > 0 ? (
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
