import { openCount } from '../../ui/opened.ts'

// What opens over a page has an entry of the history above that of its page, with the same address, the same key and the same
// place of React Router's: going back from it closes what is open. One that is left behind, because it was closed in another way, stands for
// its page as well: a way on takes its place, a way back passes over it.

/** An entry as React Router writes it, and how many things it has opened over its page. */
type State = { idx?: number; key?: string; over?: number }
export type Place = { state: State; over: number; href: string }

const stateNow = () => (window.history.state ?? {}) as State

/** Where the browser is. */
export function placeNow(): Place {
  const state = stateNow()
  return { state, over: state.over ?? 0, href: window.location.href }
}

/** An entry for each thing that is open and has none. */
export function markOpened(): void {
  while (placeNow().over < openCount()) {
    const { state, over } = placeNow()
    window.history.pushState({ ...state, over: over + 1 }, '')
  }
}

/** A way on takes the place of the entry that is left above the page. @returns whether there is one */
export function isLeftAbove(): boolean {
  const { state, over } = placeNow()
  if (over === 0) return false
  window.history.replaceState({ ...state, idx: (state.idx ?? 0) + 1, over: 0 }, '')
  return true
}

/** What was replaced while something was open was its page, too. */
export const keepAbove = (over: number): void => window.history.replaceState({ ...stateNow(), over }, '')

/** Back on the page, its entry is what the one above became meanwhile. */
export function takeOver(above: Place): void {
  const { state, over } = placeNow()
  if (state.key !== above.state.key) window.history.replaceState({ ...above.state, over }, '', above.href)
}
