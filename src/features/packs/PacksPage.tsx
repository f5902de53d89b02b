import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { SLOW, useLive } from '../../api/live.ts'
import { useMyPacks } from '../../api/packs.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { PackDetail } from './PackDetail.tsx'
import { PackList } from './PackList.tsx'
import { useWall } from './use-wall.ts'
import './packs.css'

/** Where changes are not told, a use shows within this time, in milliseconds. */
const POLL = 15_000
const PLACES = 10

/** Her packs, or one of them by its own address; what is used at the till shows while she looks. Spec §2. */
export function PacksPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const { language } = useLanguage()
  const wall = useWall()
  const packs = useMyPacks(language, useLive('own') ? SLOW : POLL)
  useShowing(packs.at)
  const { data: rows, hasMore, isLoadingMore, more } = packs
  const one = rows?.find((pack) => pack.id === id)
  const isMissing = id !== undefined && rows !== undefined && !one
  useEffect(() => {
    if (isMissing && hasMore && !isLoadingMore) more()
  }, [isMissing, hasMore, isLoadingMore, more])
  return (
    <Page title={one?.pack.title ?? t`Pacchetti`}>
      {packs.failure?.status && rows ? <Outdated failure={packs.failure} onRetry={packs.retry} /> : null}
      {packs.isLoading || (isMissing && hasMore) ? <PackSkeleton /> : null}
      {!rows && !packs.isLoading ? (
        <LoadFailed
          failure={packs.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`I tuoi pacchetti valgono ancora: li rivedi appena torna la rete.`}
          onRetry={packs.retry}
        />
      ) : null}
      {one ? <PackDetail key={one.id} pack={one} wall={wall} /> : null}
      {isMissing && !hasMore ? <NoSuchPack /> : null}
      {id === undefined && rows?.length === 0 ? <NoPacks /> : null}
      {id === undefined && rows && rows.length > 0 ? <PackList packs={rows} wall={wall} /> : null}
      {id === undefined && hasMore ? <More isLoading={isLoadingMore} isFailed={packs.failure !== undefined} onMore={more} /> : null}
    </Page>
  )
}

/** Its shape before it is there: what is left, and the places. */
function PackSkeleton() {
  const { t } = useLingui()
  return (
    <div className="pack-skeleton" role="status" aria-label={t`Caricamento`}>
      <Skeleton className="pack-skeleton-left" />
      <div className="pack-skeleton-places">
        {Array.from({ length: PLACES }, (_, n) => (
          <Skeleton key={n} className="pack-skeleton-place" />
        ))}
      </div>
    </div>
  )
}

function NoSuchPack() {
  const { t } = useLingui()
  return (
    <State
      scene="stack"
      title={t`Questo pacchetto non c’è più`}
      text={t`Qui vedi gli altri, anche quelli finiti.`}
      action={
        <ButtonLink look="primary" to="/packs" replace>
          <Trans>Vedi i pacchetti</Trans>
        </ButtonLink>
      }
    />
  )
}

function NoPacks() {
  const { t } = useLingui()
  return (
    <State
      scene="stack"
      title={t`Nessun pacchetto, per ora`}
      text={t`Quando ne compri uno in cassa lo trovi qui, con quante volte ti restano.`}
      action={
        <ButtonLink look="primary" to="/card">
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra la carta</Trans>
        </ButtonLink>
      }
    />
  )
}
