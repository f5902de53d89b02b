import { useParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'
import type { Add } from './AddKeys.tsx'
import { ItemPage } from './ItemPage.tsx'
import { ShopList } from './ShopList.tsx'

/**
 * The shop of the activity in use; a good, in one of its colours, has its own address. Spec §2, LOOK "Item".
 * @param onAdd puts something into the cart; without it there is no way to buy
 */
export function ShopPage({ onAdd }: { onAdd?: Add }) {
  const { itemColorId } = useParams()
  const isWide = useWide()
  if (itemColorId !== undefined && !isWide) return <ItemPage id={itemColorId} onAdd={onAdd} />
  return <ShopList id={itemColorId} isWide={isWide} onAdd={onAdd} />
}
