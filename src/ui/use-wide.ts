import { useSyncExternalStore } from 'react'

const from = (width: number) => {
  const media = `(min-width: ${width}px)`
  const listen = (changed: () => void) => {
    const list = matchMedia(media)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return { listen, is: () => matchMedia(media).matches }
}
const wide = from(1024)
const wider = from(1180)

/** Whether there is now. */
export const isWide = wide.is

/** Whether there is room beside a list: the width from which the sidebar stands. LOOK "The frame". */
export const useWide = () => useSyncExternalStore(wide.listen, wide.is, () => false)

/** Whether there is room beside what takes a page's width itself: a column of hours, a board. */
export const useWider = () => useSyncExternalStore(wider.listen, wider.is, () => false)
