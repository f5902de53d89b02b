import { useParams } from 'react-router-dom'
import { BookingList } from './BookingList.tsx'
import { BookingOne } from './BookingOne.tsx'

/** My bookings, or one of them by its own address. Spec §2. */
export function BookingsPage() {
  const { id } = useParams()
  return id === undefined ? <BookingList /> : <BookingOne key={id} id={id} />
}
