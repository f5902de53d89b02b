import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSound } from './foil/use-sound.ts'
import { Outcome } from './Outcome.tsx'
import { PrizeFace } from './PrizeFace.tsx'
import { PrizeSheet } from './PrizeSheet.tsx'
import { ScratchGame } from './ScratchGame.tsx'
import { useToday } from './use-today.ts'
import './prize.css'
import './scratch.css'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** A scratch card laid open: its foil, or what it hid. LOOK "phone-9". */
export function OpenCard({ card }: { card: ScratchCard }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const today = useToday()
  const sound = useSound()
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
          <div className={card.prize ? 'prize-open prize-won' : 'prize-open'}>
            <PrizeFace card={card} isSudden={false} />
          </div>
          {isOpen || card.state !== 'to_collect' ? <Outcome card={card} onShow={setShowing} /> : null}
        </section>
      )}
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
