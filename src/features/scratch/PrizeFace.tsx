import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { centsOf, euros } from '#rules/money.ts'
import { CountUp } from '../../components/card/CountUp.tsx'
import './prize.css'

type Props = {
  card: ScratchCard
  /** Nothing of it was seen yet: credit counts up. */
  isSudden: boolean
}

/** What a foil hid: a sum, a thing, or kind words. */
export function PrizeFace({ card: { prize }, isSudden }: Props) {
  const { t } = useLingui()
  if (!prize)
    return (
      <>
        <strong className="prize-title">
          <Trans>Questa volta no</Trans>
        </strong>
        <span className="prize-line">{t`Grazie per averci provato: alla prossima!`}</span>
      </>
    )
  return (
    <>
      <span className="prize-line">
        <Trans>Hai vinto</Trans>
      </span>
      {prize.credit === null ? (
        <strong className="prize-title">{prize.title}</strong>
      ) : (
        <>
          <strong className="prize-sum">
            <Counted cents={centsOf(prize.credit)} isSudden={isSudden} />
          </strong>
          <span className="prize-line">
            <Trans>di credito sulla carta</Trans>
          </span>
        </>
      )}
    </>
  )
}

function Counted({ cents, isSudden }: { cents: number; isSudden: boolean }) {
  const [shown, setShown] = useState(isSudden ? 0 : cents)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(cents))
    return () => cancelAnimationFrame(frame)
  }, [cents])
  return <CountUp value={shown} format={euros} />
}
