import { useEffect } from 'react'

/** Until a dialog that closes has given the focus back, in milliseconds. */
const GIVEN_BACK = 100

/**
 * What holds the focus is about to go: unless something else takes it, the page's title does, so that it is never nowhere.
 * @param looks how often it is looked whether it is gone: a slow phone takes its time
 */
export function refocus(looks = 20) {
  const held = document.activeElement
  setTimeout(() => {
    const now = document.activeElement
    if (now === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    else if (now === held && looks > 1) refocus(looks - 1)
  }, GIVEN_BACK)
}

/** The same for a part that may hold the focus when it goes. */
export function useRefocus() {
  useEffect(() => () => refocus(), [])
}
