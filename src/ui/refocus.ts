import { useEffect } from 'react'

/** Until a dialog that closes has given the focus back, in milliseconds. */
const GIVEN_BACK = 100

/** What held the focus is about to go: unless something else takes it, the page's title does, so that it is never nowhere. */
export function refocus() {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, GIVEN_BACK)
}

/** The same for a part that may hold the focus when it goes. */
export function useRefocus() {
  useEffect(() => refocus, [])
}
