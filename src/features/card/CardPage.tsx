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
const BELOW = [LatestFlows, WalletButtons, CreditEnds]
const BELOW_ONE = [...BELOW, AddCard]
/** As many as stand beside the card on a wide screen. */
const SHOWN = 6

/** Card below the card: what happened on it of late, and last until when its credit counts. Spec §2, LOOK "Card". */
export function CardPage() {
  const { data: card } = useMyCard()
  const canAdd = useCanAddCard()
  const expiration = useConfiguration()?.cashBackExpiration
  if (!card) return null
  return (
    <div className="card-below">
      <Later of={canAdd ? BELOW_ONE : BELOW}>
        <LatestFlows count={SHOWN} />
        <WalletButtons />
        {canAdd ? <AddCard /> : null}
        {expiration ? <CreditEnds days={expiration} last={card.creditEnds} /> : null}
      </Later>
    </div>
  )
}
