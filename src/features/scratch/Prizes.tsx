import { Trans } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useMyScratchCardsInfiniteQuery } from '../../api/scratch-cards.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { PrizeRow } from './PrizeRow.tsx'
import { useToday } from './use-today.ts'
import './scratch-list.css'
import './scratch.css'

/** Her prizes to collect, beside the card that she looks at. */
export function Prizes({ without }: { without: string }) {
  const { language } = useLanguage()
  const activityId = useActivityId()
  const today = useToday()
  const cards = useKeptPages(useMyScratchCardsInfiniteQuery(activityId ? { activityId, language } : skipToken))
  const rows = cards.data?.flatMap(({ data }) => data) ?? []
  const toCollect = rows.filter((card) => card.id !== without && card.state === 'to_collect' && isOpenOn(card, today))
  if (toCollect.length === 0) return null
  return (
    <section className="scratch-section">
      <h2>
        <Trans>Premi da ritirare</Trans>
      </h2>
      <ul>
        {toCollect.map((card) => (
          <PrizeRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}
