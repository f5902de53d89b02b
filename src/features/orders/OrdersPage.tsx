import { useParams } from 'react-router-dom'
import { OrderPage } from './OrderPage.tsx'
import { OrderList } from './OrderList.tsx'

/** My orders, or one of them by its own address. Spec §2. */
export function OrdersPage() {
  const { id } = useParams()
  return id === undefined ? <OrderList /> : <OrderPage key={id} id={id} />
}
