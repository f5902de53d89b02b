import { Trans, useLingui } from '@lingui/react/macro'
import { TrendingUp } from 'lucide-react'
import type { Figures } from '#rules/order-figures.ts'
import { bothWords } from '../words/point-words.ts'
import './earned.css'

type Props = {
  figures: Pick<Figures, 'accumulation' | 'points'>
  /** She has it already. */
  isThere?: boolean
}

/** What an order gives back, in words; nothing if it gives nothing. */
export function Earned({ figures: { accumulation, points: earned }, isThere = false }: Props) {
  const { i18n } = useLingui()
  if (accumulation <= 0 && earned < 10_000) return null
  const sums = bothWords(Math.max(accumulation, 0), Math.max(earned, 0), i18n)
  return (
    <span className="earned">
      <TrendingUp aria-hidden size={16} strokeWidth={2} />
      {isThere ? <Trans>Hai guadagnato {sums}</Trans> : <Trans>Guadagni {sums}</Trans>}
    </span>
  )
}
