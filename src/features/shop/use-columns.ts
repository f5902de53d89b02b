import { useSyncExternalStore } from 'react'

/** Where three goods stand side by side: without a good beside them from a large phone on, with one on a large screen. */
const media = '(min-width: 640px) and (max-width: 1023px), (min-width: 1240px)'

const listen = (changed: () => void) => {
  const width = matchMedia(media)
  width.addEventListener('change', changed)
  return () => width.removeEventListener('change', changed)
}

/** How many goods stand side by side; `shop-grid.css` says the same. */
export const useColumns = (): number =>
  useSyncExternalStore(
    listen,
    () => (matchMedia(media).matches ? 3 : 2),
    () => 2,
  )
