import { Trans, useLingui } from '@lingui/react/macro'
import { ScanQrCode } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import { useAllPublishedInfiniteQuery, useAskedMemberships } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { useEntering } from '../../components/entering/use-entering.ts'
import { ListSearch } from '../../components/list/ListSearch.tsx'
import { endFirstPaint } from '../../components/page/first-paint.ts'
import { isOpenedHere } from '../../components/page/opened-here.ts'
import { StepHead } from '../../components/steps/StepHead.tsx'
import { canReadCodes } from '../../pwa/read-codes.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { CardLink, OwnCard } from './CardLink.tsx'
import { ScanSheet } from './ScanSheet.tsx'
import '../../components/steps/step-page.css'
import './choose.css'

/** On the bare host: whose card is it to be? By its card, or by the code at the till; nobody types an address. SEMANTICS 12. */
export function ChooseActivity() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { key } = useLocation()
  // The key of the wallet's camera leads here.
  const [isAsked] = useState(useSearchParams()[0].has('scan'))
  const [isScanning, setScanning] = useState(isAsked && canReadCodes())
  const query = useAllPublishedInfiniteQuery({ search })
  const pages = query.currentData?.pages
  const found = pages?.flatMap(({ data }) => data)
  const mine = useAskedMemberships().data ?? []
  const owns = ({ id }: Activity) => mine.some(({ activity }) => activity.id === id)
  const hasAll = search === '' && !query.hasNextPage && found !== undefined && found.length > 0 && found.every(owns)
  const title = hasAll ? t`Hai già tutte le carte che ci sono qui` : t`Di chi vuoi la carta?`
  useLayoutEffect(endFirstPaint, [])
  useEffect(() => {
    document.title = `${title} · Tessera`
  }, [title])
  return (
    <div className="step choose">
      <StepHead flow={t`Crea la tua carta`} onBack={() => void (isOpenedHere(key) ? navigate('/login') : navigate(-1))} />
      <div className="step-body">
        <h1>{title}</h1>
        {canReadCodes() ? (
          <Button isWide onClick={() => setScanning(true)}>
            <ScanQrCode aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Inquadra il codice in cassa o al tavolo</Trans>
          </Button>
        ) : (
          <p className="step-text">
            {hasAll ? (
              <Trans>Per averne un’altra inquadra con la fotocamera del telefono il codice che trovi in cassa o al tavolo.</Trans>
            ) : (
              <Trans>Scegli la sua carta, o inquadra con la fotocamera del telefono il codice che trovi in cassa o al tavolo.</Trans>
            )}
          </p>
        )}
        {hasAll ? null : <ListSearch label={t`Cerca per nome`} value={search} onSearch={setSearch} />}
        <p className="unseen" role="status">
          {found ? t`${pages?.[0]?.totalRows ?? 0} in tutto` : null}
        </p>
        <Cards
          found={found}
          owns={owns}
          failure={query.error as Failure | undefined}
          search={search}
          onRetry={() => void query.refetch()}
        />
        {query.hasNextPage ? (
          <More isLoading={query.isFetchingNextPage} isFailed={query.isFetchNextPageError} onMore={() => void query.fetchNextPage()} />
        ) : null}
      </div>
      {isScanning ? <ScanSheet onClose={() => setScanning(false)} /> : null}
    </div>
  )
}

type CardsProps = {
  found: Activity[] | undefined
  owns: (activity: Activity) => boolean
  failure: Failure | undefined
  search: string
  onRetry: () => void
}

function Cards({ found, owns, failure, search, onRetry }: CardsProps) {
  const { t } = useLingui()
  const { enter } = useEntering()
  if (!found && failure)
    return (
      <LoadFailed
        failure={failure}
        title={t`Non riusciamo a cercarla`}
        offline={t`Per scegliere una carta nuova serve la rete.`}
        onRetry={onRetry}
      />
    )
  if (!found)
    return (
      <div className="choose-cards" aria-busy>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="choose-wait" />
        ))}
      </div>
    )
  if (found.length === 0)
    return (
      <State
        scene="lens"
        title={search ? t`Nessuna carta con questo nome` : t`Nessuna carta, per ora`}
        text={t`Prova con una parola sola, o chiedi il codice in cassa.`}
      />
    )
  return (
    <ul className="choose-cards" aria-label={t`Carte`}>
      {found.map((activity) => (
        <li key={activity.id}>
          {owns(activity) ? (
            <OwnCard activity={activity} onEnter={(event) => void enter(activity.id, event)} />
          ) : (
            <CardLink activity={activity} />
          )}
        </li>
      ))}
    </ul>
  )
}
