import { useMemo } from 'react'
import type { Configuration } from '#contract/activities.ts'
import { toldBy } from '#rules/living-line.ts'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { LatestFlows } from '../../components/flows/LatestFlows.tsx'
import { useLatestFlows } from '../../components/flows/use-latest-flows.ts'
import { favourites } from '../../components/goods/kept-goods.ts'
import { useLiving } from '../../components/living/use-living.ts'
import { LatestNews } from '../../components/notices/LatestNews.tsx'
import { useFeed } from '../../components/notices/use-feed.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { useRecentOrders } from '../../components/order/use-recent-orders.ts'
import { useActivityImages, useActivityVideo } from '../../api/activities.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Beside } from '../../ui/Beside.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Later } from '../../ui/Later.tsx'
import { part } from '../../ui/part.tsx'
import { HomeStart, NoNotices } from './HomeNotices.tsx'

const HomeShop = part(async () => {
  const [module] = await Promise.all([import('../../components/order/HomeShop.tsx'), speakOfLater()])
  return module.HomeShop
})

const NextBooking = part(async () => {
  const [module] = await Promise.all([import('../../components/booking/NextBooking.tsx'), speakOfLater()])
  return module.NextBooking
})

type Props = {
  hasCard: boolean
  /** What home shows above, undefined where that cannot be known. */
  template: Configuration['templateAppHome'] | undefined
}

/**
 * The booking that the living line does not tell, what she had and likes of the shop, what happened of late, and her devices. It comes as one, and after what stands above it:
 * what came later would push away what stands below it.
 */
export function HomeSide({ hasCard, template }: Props) {
  const showsNotices = template === 'S'
  const showsFeed = template !== undefined && !showsNotices
  const isWide = useWide()
  const flows = useLatestFlows(!isWide)
  const activityId = useActivityId() ?? ''
  const notices = useInbox()
  const images = useActivityImages(activityId, template !== 'I')
  const video = useActivityVideo(activityId, template !== 'V')
  const above = template && { S: undefined, I: images, V: video }[template]
  // Where to begin stands there then; and of notices her feed in their place.
  const hasNone = notices.data?.rows.length === 0
  const Instead = showsNotices ? NoNotices : HomeStart
  const needsFeed = showsFeed || hasNone
  const feed = useFeed(undefined, !needsFeed)
  const { hasShop, toRepeat, isLoading } = useRecentOrders()
  const hasFavourites = favourites.useThem().length > 0
  const showsShop = hasShop && (toRepeat !== undefined || hasFavourites)
  const { living, next, isLoading: isLivingLoading } = useLiving()
  const told = hasCard ? toldBy(living) : null
  const booking = isWide && next?.id !== told ? next : undefined
  const hasBooking = booking !== undefined
  const parts = useMemo(
    () => [...(hasBooking ? [NextBooking] : []), ...(showsShop ? [HomeShop] : []), ...(hasNone ? [Instead] : [])],
    [hasBooking, showsShop, hasNone, Instead],
  )
  if (isLivingLoading || flows.isLoading || (needsFeed && feed.isLoading) || notices.isLoading || above?.isLoading || isLoading) return null
  return (
    <Later of={parts}>
      {booking ? (
        <Beside again={booking.id}>
          <NextBooking booking={booking} />
        </Beside>
      ) : null}
      {showsShop ? (
        <Beside again={toRepeat}>
          <HomeShop />
        </Beside>
      ) : null}
      {hasCard && isWide ? <LatestFlows /> : null}
      {showsFeed ? <LatestNews told={told} /> : null}
      <DevicesLink />
    </Later>
  )
}
