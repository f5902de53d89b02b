import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, type BrowserContextOptions, chromium, type CDPSession, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import { observe } from './observe.ts'
import { PROFILES, type ProfileName, type Relay } from './relay.ts'

/** `install` is a first visit that nobody measures, as fast as this machine is: only what it leaves on the device counts. */
export type Phase = 'install' | 'cold' | 'warm' | 'offline'

const isFirst = (phase: Phase) => phase === 'install' || phase === 'cold'

/** What is measured: a page, the elements that mean "on screen" and "answers", and what happens before and after. */
export type Side = {
  name: string
  url: string
  ready: string
  usable?: string
  /** What of a run it goes through, where that is less than all. */
  phases?: Phase[]
  /** It has a service worker: the first visit is not over before that is active and has kept what it keeps. */
  hasWorker?: boolean
  /** Before the cold load, such as signing in; afterwards all caches are emptied, storage stays. */
  prepare?: (page: Page, origin: string) => Promise<void>
  /** After the warm load: interactions, whose worst time and long tasks are taken by name, and what they measure themselves. */
  steps?: { name: string; act: (page: Page, origin: string) => Promise<Sample | void> }[]
  /** Before the app is opened again: what reaches the device meanwhile. */
  meanwhile?: (context: BrowserContext, origin: string) => Promise<void>
}

/** One load. Times in ms from the start of the navigation, sizes in bytes on the wire, headers included. */
export type Sample = Record<string, number | null>
/** `asked` and `missed`: the addresses that were asked for, and those in vain, whose end came before the page was usable. */
export type Loaded = { sample: Sample; asked: string[]; missed: string[]; scripts: string[]; failed?: string }

const QUIET = 1000
const PATIENCE = 60_000

/** Waits until no request is open, no byte has moved and no long task has run for a second, and looks once more. */
async function untilQuiet(page: Page, relay: Relay, open: () => number) {
  const end = Date.now() + PATIENCE
  for (let still = 0; still < 2 && Date.now() < end; ) {
    await sleep(250)
    const idle = await page
      .evaluate((quiet) => {
        const last = window.measured.longTasks.at(-1)
        return !last || performance.now() - last[0] - last[1] > quiet
      }, QUIET)
      .catch(() => false)
    still = idle && open() === 0 && Date.now() - relay.lastByte > QUIET ? still + 1 : 0
  }
}

/** Asks the bare browser: what Playwright puts into a page to wait there costs a slow phone 60 ms, in the middle of its start. */
async function untilUsable(cdp: CDPSession) {
  const end = Date.now() + PATIENCE
  for (let isUsable = false; !isUsable; await sleep(100)) {
    if (Date.now() > end) throw new Error('never usable')
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.measured?.usable > 0' })
    isUsable = result.value === true
  }
}

/** Until the worker serves this page: whoever leaves before it does comes back over the network, not to the app that was kept. */
const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE, polling: 250 })

/** What the browser asks for on its own account, whenever it likes. */
const ITS_OWN = /\/manifest\.webmanifest$|\/favicon|\/icons\//

const urlOf = ({ url }: { url: string }) => url

type Asked = { url: string; type: string; ended?: number; missed?: boolean }

/** Notes what the page itself asks for, with times in ms since the navigation, and its bytes. */
function watchTraffic(cdp: CDPSession) {
  const asked = new Map<string, Asked>()
  let bytes = 0
  let start = 0
  const since = (timestamp: number) => (timestamp - start) * 1000
  cdp.on('Network.requestWillBeSent', ({ request, requestId, loaderId, type, timestamp }) => {
    // Without a loader it is a worker's own script, and nobody here is told when that has come.
    if (!request.url.startsWith('http') || !loaderId) return
    start ||= timestamp
    asked.set(requestId, { url: request.url, type: type ?? 'Other' })
  })
  const end = (requestId: string, timestamp: number, missed: boolean) => {
    const known = asked.get(requestId)
    if (known) asked.set(requestId, { ...known, ended: since(timestamp), missed })
  }
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, true))
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
    end(requestId, timestamp, false)
  })
  const all = () => [...asked.values()].filter(({ url }) => !ITS_OWN.test(url))
  return {
    bytes: () => bytes,
    open: () => [...asked.values()].filter(({ ended }) => ended === undefined).length,
    endedBefore: (ms: number) => all().filter(({ ended = Number.POSITIVE_INFINITY }) => ended <= ms),
  }
}

/** Signs in and closes the browser again. No worker: one that still fills its caches would warm the load that is measured. */
async function prepare(side: Side, folder: string, port: number) {
  if (!side.prepare) return
  const context = await open(side, folder, port, { serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await side.prepare(page, new URL(side.url).origin)
  await page.goto('about:blank')
  await cdp.send('Network.clearBrowserCache')
  await context.close()
}

/**
 * A debugger makes React's errors, made at every start, read the whole script again for their lines: 90 ms on a slow phone that
 * has none. With the lines noted at once nothing is read twice.
 */
const AS_WITHOUT_TOOLS = '--js-flags=--no-enable-lazy-source-positions'

const open = async (side: Side, folder: string, port: number, more: Pick<BrowserContextOptions, 'serviceWorkers'> = {}) =>
  chromium.launchPersistentContext(folder, {
    executablePath: await ensureChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      AS_WITHOUT_TOOLS,
      `--host-resolver-rules=MAP ${new URL(side.url).host} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    ...more,
  })

async function interact(page: Page, side: Side, quiet: () => Promise<void>): Promise<Sample> {
  const out: Sample = {}
  for (const { name, act } of side.steps ?? []) {
    const tasks = await page.evaluate(() => {
      window.measured.inp = 0
      return window.measured.longTasks.length
    })
    const own = await act(page, new URL(side.url).origin).then(
      (figures) => figures ?? {},
      (error: Error) => console.log(`  ${side.name}, ${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`),
    )
    if (!own) break
    await quiet()
    const seen = await page.evaluate(() => window.measured)
    for (const [figure, value] of Object.entries(own)) out[`${name} ${figure}`] = value
    out[`${name} inp`] = seen.inp
    out.rows = await page.locator('main li').count()
    out[`${name} long tasks`] = seen.longTasks.slice(tasks).reduce((sum, [, ms]) => sum + ms, 0)
  }
  return out
}

type How = { folder: string; port: number; phase: Phase; profile: ProfileName }

/** Opens the page once in a browser process of its own, on the profile in `folder`; what fails is said, not thrown. */
export async function load(side: Side, relay: Relay, how: How): Promise<Loaded> {
  try {
    return await loadOnce(side, relay, how)
  } catch (error) {
    return { sample: {}, asked: [], missed: [], scripts: [], failed: String(error).split('\n')[0] ?? 'failed' }
  }
}

async function loadOnce(side: Side, relay: Relay, how: How): Promise<Loaded> {
  Object.assign(relay, { profile: PROFILES.none, online: true })
  const profile = PROFILES[how.phase === 'install' ? 'near' : how.profile]
  if (isFirst(how.phase)) await prepare(side, how.folder, how.port)
  const context = await open(side, how.folder, how.port)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    relay.drop()
    Object.assign(relay, { profile, online: how.phase !== 'offline', refused: 0 })
    if (how.phase === 'offline') await context.setOffline(true)
    await page.addInitScript(observe, { ready: side.ready, usable: side.usable ?? side.ready })
    for (const domain of ['Network.enable', 'Performance.enable'] as const) await cdp.send(domain)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    const traffic = watchTraffic(cdp)
    const before = relay.bytes
    await page.goto(side.url, { waitUntil: 'commit', timeout: PATIENCE })
    await untilUsable(cdp)
    const quiet = () => untilQuiet(page, relay, traffic.open)
    await quiet()
    if (side.hasWorker && isFirst(how.phase)) {
      await untilControlled(page)
      await quiet()
    }
    const { longTasks, inserted, ...seen } = await page.evaluate(() => window.measured)
    const asked = traffic.endedBefore(seen.usable ?? 0)
    const missed = traffic.endedBefore(inserted ?? 0).filter((request) => request.missed)
    const scripts = asked.filter(({ type }) => type === 'Script')
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((m) => m.name === name)?.value ?? 0
    const sample: Sample = {
      ...seen,
      requests: asked.length,
      failedBefore: missed.length,
      refused: relay.refused,
      page: traffic.bytes(),
      wire: relay.bytes - before,
      scriptMs: metric('ScriptDuration') * 1000,
      heap: metric('JSHeapUsedSize'),
      longTasks: longTasks.reduce((sum, [, ms]) => sum + ms, 0),
    }
    const interacted = how.phase === 'warm' ? await interact(page, side, quiet) : {}
    await page.close()
    if (how.phase !== 'offline') await side.meanwhile?.(context, new URL(side.url).origin)
    return {
      sample: { ...sample, ...interacted },
      asked: asked.map(urlOf),
      missed: missed.map(urlOf),
      scripts: scripts.map(urlOf),
    }
  } finally {
    await context.close()
  }
}
