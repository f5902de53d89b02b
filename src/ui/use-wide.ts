import { useSyncExternalStore } from 'react'

const media = '(min-width: 1024px)'

/** Whether there is now. */
export const isWide = () => matchMedia(media).matches

const listen = (changed: () => void) => {
  const width = matchMedia(media)
  width.addEventListener('change', changed)
  return () => width.removeEventListener('change', changed)
}

/** Whether there is room beside a list: the width from which the sidebar stands. LOOK "The frame". */
export const useWide = () => useSyncExternalStore(listen, isWide, () => false)
