import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { useLive } from '../../api/live.ts'
import { useScratchCard } from '../../api/scratch-cards.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSound } from './foil/use-sound.ts'
import { NoScratchCard } from './NoScratchCard.tsx'
import { Outcome } from './Outcome.tsx'
import { PrizeFace } from './PrizeFace.tsx'
import { PrizeSheet } from './PrizeSheet.tsx'
import { Prizes } from './Prizes.tsx'
import { RemoveCard } from './RemoveCard.tsx'
import { ScratchGame } from './ScratchGame.tsx'
import { useToday } from './use-today.ts'
import './prize.css'
import './scratch.css'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** One scratch card: its foil, or what it hid. LOOK "phone-9". */
export function ScratchOne({ id }: { id: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [leaving, setLeaving] = useState<ScratchCard>()
  const card = useScratchCard(id, language, leaving === undefined)
  const sound = useSound()
  // One that is gone is not shown as it was.
  const isGone = card.failure?.status === 404
  const shown = leaving ?? (isGone ? undefined : card.data)
  useLive('own')
  useShowing(card.at)
  const actions = shown ? (
    <IconButton label={t`Elimina la carta`} onClick={() => setLeaving(shown)}>
      <Trash2 {...ICON} />
    </IconButton>
  ) : undefined
  return (
    <Page title={t`Gratta e vinci`} actions={actions}>
      {card.failure?.status && shown ? <Outdated message={card.failure.message} onRetry={card.retry} /> : null}
      {shown ? <Card card={shown} sound={sound} /> : null}
      {!shown && card.isLoading ? (
        <div className="scratch-one" role="status" aria-label={t`Caricamento`}>
          <Skeleton className="scratch-title-skeleton" />
          <Skeleton className="foil-skeleton" />
        </div>
      ) : null}
      {!shown && !card.isLoading ? <NoScratchCard failure={card.failure} onRetry={card.retry} /> : null}
      {leaving ? <RemoveCard card={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  )
}

type Sound = ReturnType<typeof useSound>

function Card({ card, sound }: { card: ScratchCard; sound: Sound }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const today = useToday()
  const isOpen = isOpenOn(card, today)
  // What the server has meanwhile does not take the foil away under her finger.
  const [isGame] = useState(card.state === 'new' && isOpen)
  const [isUncovered, setUncovered] = useState(!isGame)
  const [showing, setShowing] = useState<ScratchCard>()
  return (
    <div className="scratch-one">
      <header className="scratch-head">
        <div>
          <h2>{isGame ? isUncovered ? <Trans>Ecco cosa c’era</Trans> : <Trans>Tocca a te</Trans> : card.name}</h2>
          <p className="quiet">{[isGame ? card.name : '', card.description].filter(Boolean).join(' · ')}</p>
          <p className="small quiet">
            <When card={card} isUncovered={isUncovered} isOpen={isOpen} day={dayName(card.expires, language, today)} />
          </p>
        </div>
        {isGame ? (
          <IconButton label={sound.isOn ? t`Spegni il suono` : t`Accendi il suono`} onClick={sound.turnOver}>
            {sound.isOn ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
          </IconButton>
        ) : null}
      </header>
      {isGame ? (
        <ScratchGame card={card} onMove={sound.move} onUncovered={() => setUncovered(true)} onShow={setShowing} />
      ) : card.state === 'new' ? null : (
        <section className="scratch-game">
          <div className="prize-open">
            <PrizeFace card={card} isSudden={false} />
          </div>
          {isOpen || card.state !== 'to_collect' ? <Outcome card={card} onShow={setShowing} /> : null}
        </section>
      )}
      <Prizes without={card.id} />
      {showing ? <PrizeSheet card={card.prize ? card : showing} onClose={() => setShowing(undefined)} /> : null}
    </div>
  )
}

type WhenProps = { card: ScratchCard; isUncovered: boolean; isOpen: boolean; day: string }

/** Until when there is something to do with a card. While it is scratched, nothing here says what the server knows already. */
function When({ card: { state }, isUncovered, isOpen, day }: WhenProps) {
  if (!isUncovered) return <Trans>Si gratta fino a {day}</Trans>
  if (state !== 'new' && state !== 'to_collect') return <Trans>Carta già grattata</Trans>
  if (!isOpen) return <Trans>Scaduta {day}</Trans>
  return <Trans>Da ritirare fino a {day}</Trans>
}
