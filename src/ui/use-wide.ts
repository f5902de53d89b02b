import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

const listen = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether there is room beside a list: the width from which the sidebar stands. LOOK "The frame". */
export const useWide = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
