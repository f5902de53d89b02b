const chips = [88, 72, 96, 80]
const rows = [0, 1, 2, 3, 4, 5]

/** The menu's shape while its first copy is on the way. LOOK "States". */
export const MenuSkeleton = () => (
  <div className="menus" aria-hidden="true">
    <div className="menus-top">
      <div className="categories">
        {chips.map((width) => (
          <span key={width} className="skeleton skeleton-chip" />
        ))}
      </div>
    </div>
    <div className="menus-list">
      <div className="skeleton skeleton-head" />
      <div className="dishes dishes-rows">
        {rows.map((row) => (
          <div key={row} className="dish dish-link">
            <span className="skeleton dish-thumb" />
            <span className="dish-name skeleton skeleton-line" />
            <span className="dish-text skeleton skeleton-line" />
          </div>
        ))}
      </div>
    </div>
  </div>
)
