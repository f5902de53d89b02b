import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { House, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { usePolledPages } from '../../api/kept.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useMyScratchCardsInfiniteQuery } from '../../api/scratch-cards.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { State } from '../../ui/State.tsx'
import { CardComing } from './CardComing.tsx'
import { CardTile } from './CardTile.tsx'
import { OpenCard } from './OpenCard.tsx'
import { PastRow } from './PastRow.tsx'
import { PrizeRow } from './PrizeRow.tsx'
import { RemoveCard } from './RemoveCard.tsx'
import { useToday } from './use-today.ts'
import './scratch-list.css'

/** Where changes are not told, a prize that is handed over shows within this time, in milliseconds. */
const POLL = 15_000

/** Her scratch cards: those to scratch, the prizes to collect, and what is past. Spec §2. */
export function ScratchList() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  const every = useLive('own') ? SLOW : POLL
  const cards = usePolledPages(useMyScratchCardsInfiniteQuery, activityId ? { activityId, language } : skipToken, every)
  useShowing(cards.at)
  const rows = cards.data?.flatMap(({ data }) => data)
  const only = useOnly(rows)
  const [leaving, setLeaving] = useState<ScratchCard>()
  const actions = only ? (
    <IconButton label={t`Elimina la carta`} onClick={() => setLeaving(only)}>
      <Trash2 aria-hidden strokeWidth={1.75} />
    </IconButton>
  ) : undefined
  return (
    <Page title={t`Gratta e vinci`} actions={actions}>
      {cards.failure?.status && rows ? <Outdated failure={cards.failure} onRetry={cards.retry} /> : null}
      {cards.isLoading ? <CardComing /> : null}
      {!rows && !cards.isLoading ? (
        <LoadFailed
          failure={cards.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Le tue carte ti aspettano: le rivedi appena torna la rete.`}
          onRetry={cards.retry}
        />
      ) : null}
      {rows?.length === 0 ? <NoCards /> : null}
      {rows && rows.length > 0 ? (
        <div className={only && 'scratch-place'}>
          {only ? <OpenCard key={only.id} card={only} /> : null}
          <Cards rows={rows.filter((card) => card !== only)} isOneOpen={only !== undefined} />
        </div>
      ) : null}
      {cards.hasMore ? <More isLoading={cards.isLoadingMore} isFailed={cards.failure !== undefined} onMore={cards.more} /> : null}
      {leaving ? <RemoveCard card={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Page>
  )
}

/** The only card to scratch lies open at once, and stays when it is scratched, until she leaves. */
function useOnly(rows: ScratchCard[] | undefined): ScratchCard | undefined {
  const today = useToday()
  const [id, setId] = useState<string>()
  const [first, second] = rows?.filter((card) => card.state === 'new' && isOpenOn(card, today)) ?? []
  if (id === undefined && first && !second) setId(first.id)
  return rows?.find((card) => card.id === id)
}

/** @param isOneOpen one more lies open above them */
function Cards({ rows, isOneOpen }: { rows: ScratchCard[]; isOneOpen: boolean }) {
  const { t } = useLingui()
  const today = useToday()
  const open = rows.filter((card) => isOpenOn(card, today))
  const toScratch = open.filter(({ state }) => state === 'new')
  const toCollect = open.filter(({ state }) => state === 'to_collect')
  const past = rows.filter((card) => !open.includes(card))
  return (
    <div>
      {open.length === 0 && !isOneOpen ? (
        <p className="scratch-none">
          <Trans>Niente da grattare, per ora</Trans>
        </p>
      ) : null}
      {toScratch.length > 0 ? (
        <ul className="scratch-cards" aria-label={t`Da grattare`}>
          {toScratch.map((card) => (
            <CardTile key={card.id} card={card} today={today} />
          ))}
        </ul>
      ) : null}
      {toCollect.length > 0 ? (
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
      ) : null}
      {past.length > 0 ? (
        <section className="scratch-section">
          <h2>
            <Trans>Le altre carte</Trans>
          </h2>
          <ul>
            {past.map((card) => (
              <PastRow key={card.id} card={card} today={today} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function NoCards() {
  const { t } = useLingui()
  return (
    <State
      scene="foil"
      title={t`Niente da grattare, per ora`}
      text={t`Quando ne ricevi una ti avvisiamo, e la gratti qui.`}
      action={
        <ButtonLink look="primary" to="/">
          <House aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Vai alla home</Trans>
        </ButtonLink>
      }
    />
  )
}
