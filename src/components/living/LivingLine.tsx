import { useLayoutEffect } from 'react'
import { toldBy } from '#rules/living-line.ts'
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
const NoticeLine = part(async () => {
  const [module] = await Promise.all([import('./NoticeLine.tsx'), speakOfLater()])
  return module.NoticeLine
})
const HoursLine = part(async () => {
  const [module] = await Promise.all([import('./HoursLine.tsx'), speakOfLater()])
  return module.HoursLine
})

type Props = {
  /** Hears what it tells, by its id, null for none, as soon as that is known. */
  onTold: (id: string | null) => void
}

/** The living line of home, where there is something to say: its code and its words come only then. */
export function LivingLine({ onTold }: Props) {
  const { living, isLoading } = useLiving()
  const told = toldBy(living)
  // Before the eye sees it, so that what is new below never stands there twice.
  useLayoutEffect(() => {
    if (!isLoading) onTold(told)
  }, [onTold, isLoading, told])
  if (isLoading) return null
  switch (living?.is) {
    case 'order':
      return (
        <Beside key="order" again={living.order.id}>
          <OrderLine order={living.order} />
        </Beside>
      )
    case 'booking':
      return (
        <Beside key="booking" again={living.booking.id}>
          <BookingLine booking={living.booking} near={living.near} />
        </Beside>
      )
    case 'notice':
      return (
        <Beside key="notice" again={told}>
          <NoticeLine notice={living.sent.notice} />
        </Beside>
      )
    default:
      return (
        <Beside key="hours" again="hours">
          <HoursLine />
        </Beside>
      )
  }
}
