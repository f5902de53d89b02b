import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { Beside } from '../../ui/Beside.tsx'
import { Later } from '../../ui/Later.tsx'
import { NoCard } from '../../components/card/NoCard.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { Pass } from '../../components/card/Pass.tsx'
import { LatestFlows } from '../../components/flows/latest-flows.ts'
import { WalletButtons } from '../../components/wallets/wallet-buttons.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { part } from '../../ui/part.tsx'
import { Button } from '../../ui/Button.tsx'
import './card-page.css'

const BELOW = [LatestFlows, WalletButtons]
const TillMode = part(() => import('./TillMode.tsx').then((m) => m.TillMode))

/** The card and its code; a tap turns it to till mode. Spec §2, LOOK "Card". */
export function CardPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const { activity, card, shape } = usePass()
  useShowing(card.at)
  const expiration = useConfiguration()?.cashBackExpiration
  const atTill = search.has('till')
  const openTill = () => setSearch({ till: '' })
  const closeTill = () => setSearch({}, { replace: true })
  if (card.data === null)
    return (
      <Page title={t`La mia carta`}>
        <NoCard />
      </Page>
    )
  return (
    <Page title={t`La mia carta`}>
      {card.failure?.status ? <NotUpdated message={card.failure.message} onRetry={card.retry} /> : null}
      <Pass card={card.data} activity={activity} shape={shape} onTill={openTill} />
      <div className="card-below">
        <div className="card-keys">
          <Button onClick={openTill} disabled={!shape}>
            <Maximize aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Mostra in cassa a tutto schermo</Trans>
          </Button>
          <Later of={BELOW}>
            <WalletButtons />
          </Later>
          {expiration ? (
            <p className="small quiet card-note">
              <Expiration days={expiration} />
            </p>
          ) : null}
        </div>
        <Later of={BELOW}>
          <LatestFlows />
        </Later>
      </div>
      {atTill && card.data && shape ? (
        <Beside again={shape} onFailure={closeTill}>
          <TillMode card={card.data} activity={activity} shape={shape} onClose={closeTill} />
        </Beside>
      ) : null}
    </Page>
  )
}

/** Two sentences, not a plural: the browser's number format, made for the first `#`, would cost a slow phone 40 ms of its start. */
function Expiration({ days }: { days: number }) {
  if (days === 1) return <Trans>Il credito scade dopo un giorno senza movimenti.</Trans>
  return <Trans>Il credito scade dopo {days} giorni senza movimenti.</Trans>
}
