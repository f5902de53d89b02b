import { speakOfLater } from '../../i18n/catalogues.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { useLiving } from './use-living.ts'

const OrderLine = part(async () => {
  const [module] = await Promise.all([import('./OrderLine.tsx'), speakOfLater()])
  return module.OrderLine
})
const BookingLine = part(async () => {
  const [module] = await Promise.all([import('./BookingLine.tsx'), speakOfLater()])
  return module.BookingLine
})

const HoursLine = part(async () => {
  const [module] = await Promise.all([import('./HoursLine.tsx'), speakOfLater()])
  return module.HoursLine
})

/** The living line of home, where there is something to say: its code and its words come only then. */
export function LivingLine() {
  const { living, isLoading } = useLiving()
  if (isLoading) return null
  if (!living)
    return (
      <Beside key="hours" again="hours">
        <HoursLine />
      </Beside>
    )
  return living.is === 'order' ? (
    <Beside key="order" again={living.order.id}>
      <OrderLine order={living.order} />
    </Beside>
  ) : (
    <Beside key="booking" again={living.booking.id}>
      <BookingLine booking={living.booking} near={living.near} />
    </Beside>
  )
}
