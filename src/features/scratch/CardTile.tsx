import { Trans } from '@lingui/react/macro'
import { ChevronRight, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { imagePath } from '#rules/images.ts'
import { expiresSoon } from '#rules/coupons.ts'
import { useActivity } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CARDS_PATH } from './paths.ts'
import './scratch-list.css'

type Props = { card: ScratchCard; today: string }

/** A card to scratch in the list: a piece of its foil, and until when. */
export function CardTile({ card: { id, name, description, expires }, today }: Props) {
  const { language } = useLanguage()
  const logo = useActivity()?.logo
  const last = dayName(expires, language, today)
  return (
    <li>
      <Link className="card-tile" to={`${CARDS_PATH}/${id}`}>
        <span className="card-tile-foil" aria-hidden="true">
          {logo ? <img src={resolved(imagePath(logo, 160))} alt="" /> : null}
        </span>
        <span className="card-tile-words">
          <strong>{name}</strong>
          {description ? <span className="small quiet">{description}</span> : null}
          {expiresSoon(expires, today) ? (
            <Tag look="warn">
              <Clock aria-hidden size={14} strokeWidth={1.75} />
              <Trans>Da grattare entro {last}</Trans>
            </Tag>
          ) : (
            <span className="small quiet">
              <Trans>Da grattare entro {last}</Trans>
            </span>
          )}
        </span>
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Link>
    </li>
  )
}
