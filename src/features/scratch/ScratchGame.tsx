import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { centsOf, euros } from '#rules/money.ts'
import { vibrate } from '../../pwa/vibrate.ts'
import { useScratchMutation } from '../../api/scratch-cards.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { Foil } from './foil/Foil.tsx'
import { Outcome } from './Outcome.tsx'
import { PrizeFace } from './PrizeFace.tsx'
import './prize.css'
import './scratch.css'

/** From so much on, the foil goes by itself. */
const ENOUGH = 0.5
const CHEER = [18, 50, 36]

type Props = {
  card: ScratchCard
  onMove: (distance: number) => void
  /** All of it is in sight. */
  onUncovered: () => void
  onShow: (card: ScratchCard) => void
}

/**
 * A card under its foil. The server is asked at the first touch, and nothing of the prize is on the page before it has answered;
 * what is not answered leaves the foil as it was. SEMANTICS 9.
 */
export function ScratchGame({ card, onMove, onUncovered, onShow }: Props) {
  const activityId = useActivityId() ?? ''
  const [scratch] = useScratchMutation()
  const [result, setResult] = useState<ScratchCard>()
  const [share, setShare] = useState(0)
  const [isWithout, setWithout] = useState(false)
  /** How often the foil was made whole again. */
  const [turn, setTurn] = useState(0)
  const run = () => scratch({ activityId, id: card.id })
  const { submit, isBusy, isOffline, refusal } = useSubmit(run, { onDone: ({ data }) => setResult(data) })
  const isLifted = result !== undefined && (isWithout || share >= ENOUGH)
  useUnsaved(share > 0 && !isLifted)

  const ask = async () => {
    if (result || !(await submit())) return
    setWithout(false)
    setShare(0)
    setTurn((before) => before + 1)
  }
  const uncover = () => {
    setWithout(true)
    void ask()
  }
  const isWon = isLifted && result.prize !== null
  const uncovered = useEffectEvent(() => {
    if (isWon) vibrate(CHEER)
    onUncovered()
  })
  useEffect(() => {
    if (isLifted) uncovered()
  }, [isLifted])

  return (
    <section className="scratch-game" aria-label={card.name}>
      <Foil
        key={turn}
        isOff={isOffline}
        isLifted={isLifted}
        isCheered={isWon}
        onTouch={() => void ask()}
        onShare={setShare}
        onMove={onMove}
      >
        {result ? (
          <span className="prize-face" aria-hidden={!isLifted}>
            <PrizeFace card={result} isSudden={share === 0} />
          </span>
        ) : null}
      </Foil>
      <Announced card={isLifted ? result : undefined} />
      {refusal ? (
        <p className="scratch-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      {isLifted ? (
        <Outcome card={result} onShow={onShow} />
      ) : (
        <Ways share={share} isBusy={isBusy} isOffline={isOffline} onUncover={uncover} />
      )}
    </section>
  )
}

type WaysProps = { share: number; isBusy: boolean; isOffline: boolean; onUncover: () => void }

/** How far the finger is, and the way without it: they lead to the same. */
function Ways({ share, isBusy, isOffline, onUncover }: WaysProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="scratch-progress" aria-hidden="true">
        <span className="scratch-bar">
          <span style={{ width: `${Math.min(1, share / ENOUGH) * 100}%` }} />
        </span>
        <span className="small quiet">{share > 0 ? t`ancora un po’` : t`gratta la carta`}</span>
      </div>
      <Button isWide look="outline" disabled={isOffline} aria-busy={isBusy || undefined} onClick={onUncover}>
        <Sparkles aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Scopri senza grattare</Trans>
      </Button>
      {isOffline ? (
        <p className="small quiet" role="status">
          <Trans>Sei offline: il premio ti aspetta, gratta appena torna la rete.</Trans>
        </p>
      ) : null}
      <p className="scratch-fair">
        <LockKeyhole aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Il premio è deciso da quando hai ricevuto la carta: il modo di scoprirlo non lo cambia.</Trans>
      </p>
    </>
  )
}

/** Says aloud what came out, and takes the focus that its button had. */
function Announced({ card }: { card: ScratchCard | undefined }) {
  const { t } = useLingui()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (card) words.current?.focus({ preventScroll: true })
  }, [card])
  const title = card?.prize?.title ?? ''
  const sum = card?.prize?.credit ? euros(centsOf(card.prize.credit)) : ''
  const won = sum ? t`Hai vinto ${sum} di credito sulla carta` : t`Hai vinto: ${title}`
  return (
    <p ref={words} tabIndex={-1} className="unseen" aria-live="polite">
      {card ? (card.prize ? won : t`Questa volta non hai vinto`) : null}
    </p>
  )
}
