import { Skeleton } from '../../ui/Skeleton.tsx'
import './menus.css'
import './menu-skeleton.css'
import './dishes.css'

const chips = [88, 72, 96, 80]
const rows = [0, 1, 2, 3, 4, 5]

/** The menu's shape while its first copy is on the way. LOOK "States". */
export const MenuSkeleton = () => (
  <div className="menus" aria-hidden="true">
    <div className="menus-top">
      <div className="categories">
        {chips.map((width) => (
          <Skeleton key={width} className="skeleton-chip" />
        ))}
      </div>
    </div>
    <div className="menus-list">
      <Skeleton className="skeleton-head" />
      <div className="dishes dishes-rows">
        {rows.map((row) => (
          <div key={row} className="dish dish-link">
            <Skeleton className="dish-thumb" />
            <div className="dish-head">
              <Skeleton className="dish-name skeleton-line" />
              <Skeleton className="dish-price skeleton-price" />
            </div>
            <Skeleton className="dish-text skeleton-line" />
            <Skeleton className="dish-meta skeleton-line skeleton-meta" />
          </div>
        ))}
      </div>
    </div>
  </div>
)
