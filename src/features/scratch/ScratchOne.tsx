import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useScratchCard } from '../../api/scratch-cards.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { CardComing } from './CardComing.tsx'
import { NoScratchCard } from './NoScratchCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { Prizes } from './Prizes.tsx'
import { RemoveCard } from './RemoveCard.tsx'
import './scratch.css'

/** Where changes are not told, a prize that is handed over shows within this time, in milliseconds. */
const POLL = 15_000

/** One scratch card by its own address, above the prizes that she can collect. */
export function ScratchOne({ id }: { id: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [leaving, setLeaving] = useState<ScratchCard>()
  const card = useScratchCard(id, language, leaving === undefined, useLive('own') ? SLOW : POLL)
  // One that is gone is not shown as it was.
  const isGone = card.failure?.status === 404
  const shown = leaving ?? (isGone ? undefined : card.data)
  useShowing(card.at)
  const actions = shown ? (
    <IconButton label={t`Elimina la carta`} onClick={() => setLeaving(shown)}>
      <Trash2 aria-hidden strokeWidth={1.75} />
    </IconButton>
  ) : undefined
  return (
    <Page title={t`Gratta e vinci`} actions={actions}>
      {card.failure?.status && shown ? <Outdated failure={card.failure} onRetry={card.retry} /> : null}
      {shown ? (
        <div className="scratch-place">
          <OpenCard card={shown} />
          <Prizes without={shown.id} />
        </div>
      ) : null}
      {!shown && card.isLoading ? <CardComing /> : null}
      {!shown && !card.isLoading ? <NoScratchCard failure={card.failure} onRetry={card.retry} /> : null}
      {leaving ? <RemoveCard card={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  )
}
