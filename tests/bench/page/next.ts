import type { Page } from 'playwright'
import type { Sample } from './load.ts'

declare global {
  interface Window {
    next: { acted: number; shown: number }
  }
}

/** Runs in the page: notes when something first shows, and the last tap or letter before. */
function noteNext(shows: string) {
  const seen = { acted: 0, shown: 0 }
  window.next = seen
  const act = ({ timeStamp }: Event) => {
    if (!seen.shown) seen.acted = timeStamp
  }
  for (const kind of ['click', 'input']) addEventListener(kind, act, true)
  const poll = () => {
    if (document.querySelector(shows)?.getClientRects().length) seen.shown = performance.now()
    else requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

/** From the last tap or letter to what it leads to, in ms. */
export async function untilShown(page: Page, shows: string, act: () => Promise<unknown>): Promise<Sample> {
  await page.evaluate(noteNext, shows)
  await act()
  await page.locator(shows).first().waitFor()
  const { acted, shown } = await page.evaluate(() => window.next)
  if (!acted || shown < acted) throw new Error(`${shows} was there before`)
  return { next: shown - acted }
}
