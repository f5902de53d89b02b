import { useEffect } from 'react'

/** Until a dialog that closes has given the focus back, in milliseconds. */
const GIVEN_BACK = 100

type Place = () => HTMLElement | null | undefined

/**
 * What holds the focus is about to go: unless something else takes it, what follows it does, so that it is never nowhere.
 * @param to what follows it; without it, and where that is not there, the page's title
 * @param looks how often it is looked whether it is gone: a slow phone takes its time
 */
export function refocus(to?: Place, looks = 20) {
  const held = document.activeElement
  setTimeout(() => {
    const now = document.activeElement
    if (now === document.body) (to?.() ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true })
    else if (now === held && looks > 1) refocus(to, looks - 1)
  }, GIVEN_BACK)
}

/** The same for a part that may hold the focus when it goes. */
export function useRefocus() {
  useEffect(() => () => refocus(), [])
}
