import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { LatestFlows } from '../../components/flows/LatestFlows.tsx'
import { useLatestFlows } from '../../components/flows/use-latest-flows.ts'
import { favourites } from '../../components/goods/kept-goods.ts'
import { LatestNews } from '../../components/notices/LatestNews.tsx'
import { useFeed } from '../../components/notices/use-feed.ts'
import { useRecentOrders } from '../../components/order/use-recent-orders.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { Beside } from '../../ui/Beside.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Later } from '../../ui/Later.tsx'
import { part } from '../../ui/part.tsx'

const HomeShop = part(async () => {
  const [module] = await Promise.all([import('../../components/order/HomeShop.tsx'), speakOfLater()])
  return module.HomeShop
})
const SHOP = [HomeShop]
const NO_SHOP: typeof SHOP = []

type Props = { hasCard: boolean; showsFeed: boolean }

/**
 * What she had and likes of the shop, what happened of late, and her devices. It comes as one: what came later would push away
 * what stands below it.
 */
export function HomeSide({ hasCard, showsFeed }: Props) {
  const isWide = useWide()
  const flows = useLatestFlows(!isWide)
  const feed = useFeed(undefined, !showsFeed)
  const { hasShop, toRepeat, isLoading } = useRecentOrders()
  const hasFavourites = favourites.useThem().length > 0
  const showsShop = hasShop && (toRepeat !== undefined || hasFavourites)
  if (flows.isLoading || (showsFeed && feed.isLoading) || isLoading) return null
  return (
    <Later of={showsShop ? SHOP : NO_SHOP}>
      {showsShop ? (
        <Beside again={toRepeat}>
          <HomeShop />
        </Beside>
      ) : null}
      {hasCard && isWide ? <LatestFlows /> : null}
      {showsFeed ? <LatestNews /> : null}
      <DevicesLink />
    </Later>
  )
}
