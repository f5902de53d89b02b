import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import { signIn } from '../sign-in.ts'
import { observe } from './observe.ts'

/** Something that moves: where, what starts it, and for how long it is looked at (ms). */
export type Motion = { name: string; path: string; ready: string; tap: string; lasts: number }

/** Of the frames that were due while it moved, the share that was not drawn; and the tap's latency with a processor four times slower (ms). */
export type Moved = { dropped: number | null; latency: number | null }

/** Between two frames of this screen; one that took half as long again has left one out. */
const FRAME = 1000 / 60
/** With fewer frames than these nothing has moved. */
const FEWEST = 6

/**
 * Counts the frames after the tap, as the page itself is asked for them, from the first in which something moves to the last: how
 * long nothing moves before is the latency of the tap.
 */
const countFrames = (page: Page, lasts: number) =>
  page.evaluate(
    ({ lasts, frame }) =>
      new Promise<{ due: number; missed: number }>((done) => {
        const isMoving = () =>
          document
            .getAnimations()
            .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
        addEventListener(
          'pointerdown',
          () => {
            const first = performance.now()
            const counted = { due: 0, missed: 0 }
            let last: number | undefined
            const look = (now: number) => {
              if (last !== undefined) {
                const due = Math.max(1, Math.round((now - last) / frame))
                counted.due += due
                counted.missed += due - 1
              }
              last = isMoving() ? now : undefined
              if (now - first < lasts) return requestAnimationFrame(look)
              done(counted)
            }
            requestAnimationFrame(look)
          },
          { once: true, capture: true },
        )
      }),
    { lasts, frame: FRAME },
  )

async function once(context: BrowserContext, origin: string, motion: Motion, slower: number) {
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await page.addInitScript(observe, { ready: motion.ready, usable: motion.ready })
  await page.goto(`${origin}${motion.path}`)
  await page.locator(motion.ready).first().waitFor()
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(() => void (window.measured.inp = 0))
  const counting = countFrames(page, motion.lasts)
  await page
    .locator(motion.tap)
    .first()
    .click({ position: { x: 40, y: 24 } })
  const { due, missed } = await counting
  await page.waitForTimeout(300 * slower)
  const latency = await page.evaluate(() => window.measured.inp)
  await page.close()
  return { dropped: due < FEWEST ? null : missed / due, latency }
}

/** The middle one; nothing where one of them is nothing. */
const middle = (figures: (number | null)[]) =>
  figures.includes(null) ? null : (figures.toSorted((a, b) => Number(a) - Number(b))[Math.floor(figures.length / 2)] ?? null)

/** Each motion by itself, on a phone's screen: its frames as fast as this machine is, its tap four times slower. */
export async function measureFrames(origin: string, motions: readonly Motion[], runs: number): Promise<Map<string, Moved>> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, locale: 'it-IT' })
  const results = new Map<string, Moved>()
  try {
    const page = await context.newPage()
    await signIn(page, origin)
    await page.close()
    for (const motion of motions) {
      const [fast, slow] = [[] as (number | null)[], [] as number[]]
      for (let run = 0; run < runs; run++) {
        fast.push((await once(context, origin, motion, 1)).dropped)
        slow.push((await once(context, origin, motion, 4)).latency)
      }
      results.set(motion.name, { dropped: middle(fast), latency: middle(slow) })
    }
  } finally {
    await browser.close()
  }
  return results
}
