import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { PrizeSheet } from './PrizeSheet.tsx'
import { useToday } from './use-today.ts'

/** A prize to collect, with the way to its code. LOOK "phone-9". */
export function PrizeRow({ card }: { card: ScratchCard }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = useToday()
  const [isShown, setShown] = useState(false)
  const day = dayName(onTheWall(zone, card.scratched ?? card.created).day, language, today)
  const last = dayName(card.expires, language, today)
  const title = card.prize?.title ?? card.name
  return (
    <Row hasEnd>
      <RowIcon tone="brand">
        <Gift aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{title}</strong>
        <span className="small quiet">
          <Trans>scoperto {day}</Trans>
        </span>
        <span className="small quiet">
          <Trans>fino a {last}</Trans>
        </span>
      </RowWords>
      <Button isSmall aria-label={t`Mostra ${title}`} onClick={() => setShown(true)}>
        <Trans>Mostra</Trans>
      </Button>
      {isShown ? <PrizeSheet card={card} onClose={() => setShown(false)} /> : null}
    </Row>
  )
}
