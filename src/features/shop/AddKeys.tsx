import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Item, ItemColorSize } from '#contract/shop.ts'
import { useAddToCartMutation } from '../../api/cart.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import './item.css'

type Props = { item: Item; size: ItemColorSize | undefined }

/** Puts what is chosen into the cart, and stays or goes there. What is sold out, and what needs the network, is said on the key. Spec §4. */
export function AddKeys({ item, size }: Props) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [add] = useAddToCartMutation()
  const wish = { activityId, itemId: item.id, itemColorSizeId: size?.id ?? '', quantity: 1 }
  const staying = useSubmit(() => add(wish), { success: t`Prodotto aggiornato al carrello` })
  const going = useSubmit(() => add(wish), { onDone: () => navigate('/shop/cart') })
  const isThere = size?.available === true
  const { isOffline } = staying
  const isBusy = staying.isBusy || going.isBusy
  const refusal = staying.refusal ?? going.refusal
  return (
    <div className="detail-keys item-add">
      {refusal ? (
        <p className="item-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      <div className="item-add-keys">
        <Button disabled={!isThere || isOffline} aria-disabled={isBusy || undefined} onClick={() => void going.submit()}>
          <Trans>Compra ora</Trans>
        </Button>
        <Button
          look="primary"
          disabled={!isThere || isOffline}
          aria-disabled={isBusy || undefined}
          aria-busy={staying.isBusy || undefined}
          aria-label={isThere && !isOffline ? t`Aggiungi al carrello` : undefined}
          onClick={() => void staying.submit()}
        >
          <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
          {isOffline ? <Trans>Sei offline</Trans> : isThere ? <Trans>Aggiungi</Trans> : <Trans>Esaurito</Trans>}
        </Button>
      </div>
    </div>
  )
}
