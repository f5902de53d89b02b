import { useLingui } from '@lingui/react/macro'
import { Check, ChevronRight, Clock, Coins, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { CARDS_PATH } from './paths.ts'
import './scratch-list.css'

const ICONS = { new: Clock, to_collect: Clock, lost: Sparkles, credited: Coins, collected: Check } as const

type Props = { card: ScratchCard; today: string }

/** A card whose story is over, and how it ended. */
export function PastRow({ card, today }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const on = (instant: string | null) => dayName(onTheWall(zone, instant ?? card.created).day, language, today)
  const [last, scratched, collected] = [dayName(card.expires, language, today), on(card.scratched), on(card.collected)]
  const words: Record<ScratchCard['state'], string> = {
    new: t`Scaduta ${last}`,
    to_collect: t`Scaduto ${last}, non ritirato`,
    lost: t`Grattata ${scratched}, nessun premio`,
    credited: t`Credito sulla carta, ${scratched}`,
    collected: t`Ritirato ${collected}`,
  }
  const Icon = ICONS[card.state]
  return (
    <Row>
      <Link className="past-row" to={`${CARDS_PATH}/${card.id}`}>
        <RowIcon>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{card.prize?.title ?? card.name}</strong>
          <span className="small quiet">{words[card.state]}</span>
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Row>
  )
}
