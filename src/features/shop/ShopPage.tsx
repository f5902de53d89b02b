import { useParams } from 'react-router-dom'
import { useAddToCartMutation } from '../../api/cart.ts'
import { useWide } from '../../ui/use-wide.ts'
import { ItemPage } from './ItemPage.tsx'
import { ShopList } from './ShopList.tsx'

/** The shop of the activity in use; a good, in one of its colours, has its own address. Spec §2, LOOK "Item". */
export function ShopPage() {
  const [onAdd] = useAddToCartMutation()
  const { itemColorId } = useParams()
  const isWide = useWide()
  if (itemColorId !== undefined && !isWide) return <ItemPage id={itemColorId} onAdd={onAdd} />
  return <ShopList id={itemColorId} isWide={isWide} onAdd={onAdd} />
}
