import { Trans } from '@lingui/react/macro'
import { useConfiguration } from '../../api/activities.ts'
import { useMyCard } from '../../api/card.ts'
import { useCanAddCard } from '../../components/activity/use-can-add-card.ts'
import { LatestFlows } from '../../components/flows/latest-flows.ts'
import { WalletButtons } from '../../components/wallets/wallet-buttons.ts'
import { Later } from '../../ui/Later.tsx'
import { part } from '../../ui/part.tsx'
import './card-page.css'

const AddCard = part(() => import('../../components/activity/AddCard.tsx').then((m) => m.AddCard))
const CreditEnds = part(() => import('./CreditEnds.tsx').then((m) => m.CreditEnds))
const BELOW = [LatestFlows, WalletButtons]
const BELOW_ONE = [...BELOW, AddCard]
/** As many as stand beside the card on a wide screen. */
const SHOWN = 6

/** Card below the card: what happened on it of late, and last how long its credit counts; first, once that is a day. Spec §2, LOOK "Card". */
export function CardPage() {
  const { data: card } = useMyCard()
  const canAdd = useCanAddCard()
  const expiration = useConfiguration()?.cashBackExpiration
  if (!card) return null
  return (
    <div className="card-below">
      <Later of={canAdd ? BELOW_ONE : BELOW}>
        {card.creditEnds ? <CreditEnds day={card.creditEnds} /> : null}
        <LatestFlows count={SHOWN} />
        <WalletButtons />
        {canAdd ? <AddCard /> : null}
        {expiration && !card.creditEnds ? (
          <p className="small quiet card-note">
            <Expiration days={expiration} />
          </p>
        ) : null}
      </Later>
    </div>
  )
}

/** Two sentences, not a plural: the browser's number format, made for the first `#`, would cost a slow phone 40 ms of its start. */
function Expiration({ days }: { days: number }) {
  if (days === 1) return <Trans>Il credito scade dopo un giorno senza movimenti.</Trans>
  return <Trans>Il credito scade dopo {days} giorni senza movimenti.</Trans>
}
