import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../components/goods/good-picture.css'
import './shop-grid.css'

const cards = [0, 1, 2, 3, 4, 5]

/** The shape of the goods while they are on their way. LOOK "States". */
export const ShopSkeleton = () => (
  <div className="shop-grid" aria-hidden="true">
    {cards.map((card) => (
      <div key={card} className="good">
        <div className="good-link">
          <Skeleton className="good-picture" />
          <span className="good-words">
            <Skeleton className="good-line" />
            <Skeleton className="good-line good-line-short" />
          </span>
        </div>
      </div>
    ))}
  </div>
)
