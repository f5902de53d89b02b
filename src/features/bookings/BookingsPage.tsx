import { useParams, useSearchParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'
import { BookingList } from './BookingList.tsx'
import { BookingOne } from './BookingOne.tsx'

/** My bookings, and one of them by its own address: beside the list where there is room, but one that was just made. Spec §2. */
export function BookingsPage() {
  const { id } = useParams()
  const isWide = useWide()
  const isNew = useSearchParams()[0].get('new') === '1'
  if (id !== undefined && (!isWide || isNew)) return <BookingOne key={id} id={id} isNew={isNew} />
  return <BookingList id={id} isWide={isWide} />
}
