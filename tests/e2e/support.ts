import { setTimeout as wait } from 'node:timers/promises'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { handOver } from '../../server/commands/client.ts'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'

export const PASSWORD = 'Tessera-prova-2026'

/** The browser of a journey about notifications, which one without windows does not show. */
export const WHOLE = { executablePath: findChromium(), args: CHROMIUM_FLAGS }

/** With all that moves, as a phone has it from the shop: for journeys in which that is what counts, or gets in the way. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** With the pixels of a phone. */
export const SHARP = { deviceScaleFactor: 2 } as const

/** What the browser itself says when there is no network, of a part of the app that is not on the device yet, too. */
export const NO_NETWORK =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_\w+|ABORTED)|error occurred when fetching the script|Failed to fetch dynamically imported module|Unable to preload CSS/

/** A logout that is told late clears nothing of whoever is in by then, and Chromium says so. */
const LATE_LOGOUT = /^Clear-Site-Data header .* credentials mode/

type Options = {
  /** What a test may expect in the console: a dead network, or a refusal that it asks for, speaks there by itself. */
  allowed: RegExp | undefined
  /** The demo account that is logged in from the start, in a session of its own. */
  as: 'giulia' | 'marco' | 'admin' | 'banco' | 'super' | undefined
  /** The activity whose own host the journey is on; without it the bare host. */
  on: string | undefined
}

/** A page whose every console error, uncaught error and violation of the content policy fails the test. */
export const test = base.extend<Options>({
  allowed: [undefined, { option: true }],
  as: [undefined, { option: true }],
  on: [undefined, { option: true }],
  baseURL: async ({ baseURL, on }, use) => use(on && baseURL ? hostOf(on, baseURL) : baseURL),
  storageState: async ({ as, baseURL }, use) => use(as ? await sessionOf(baseURL ?? '', `${as}@example.com`) : undefined),
  page: async ({ page, allowed }, use) => {
    const said = listen(page)
    follow(page)
    await use(page)
    expect(
      said.filter((line) => !allowed?.test(line) && !LATE_LOGOUT.test(line)),
      'errors in the console',
    ).toEqual([])
  },
})
export { expect }

/** Who is told of a change sees it before she would have asked, however busy the machine. */
export const SOON = { timeout: 12_000 }

/** How Lingui says that no catalogue which is loaded has a text. */
const NO_TEXT = /^Uncompiled message/

/** Collects what a page complains of. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || NO_TEXT.test(message.text())) said.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => said.push(String(error)))
  void page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`))
  })
  return said
}

type Traffic = { underWay: Set<Request>; last: number }
const traffic = new WeakMap<Page, Traffic>()

/** Follows what a page asks for. */
function follow(page: Page) {
  const seen: Traffic = { underWay: new Set(), last: 0 }
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (new URL(request.url()).pathname === '/api/live') return // it is never at an end
    change(request)
    seen.last = Date.now()
  }
  page.on(
    'request',
    note((request) => seen.underWay.add(request)),
  )
  page.on(
    'requestfinished',
    note((request) => seen.underWay.delete(request)),
  )
  page.on(
    'requestfailed',
    note((request) => seen.underWay.delete(request)),
  )
  traffic.set(page, seen)
}

/** For how long a page that is complete asks for nothing, in milliseconds: the `networkidle` of Playwright takes 500. */
const QUIET = 150

/** Waits until the page of the fixture has all that it asked for, and asks for no more. */
export async function quiet(page: Page) {
  const seen = traffic.get(page)
  if (!seen) throw new Error('not the page of the fixture')
  while (seen.underWay.size > 0 || Date.now() - seen.last < QUIET) await wait(20)
}

/** The storage of a browser in which somebody is logged in: a session, and nothing kept yet. */
export async function sessionOf(origin: string, username: string, password = PASSWORD) {
  const answer = await fetch(`${bareOf(origin)}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token, refresh_token } = (await answer.json()) as { token: string; refresh_token: string }
  const kept = { token, refreshToken: refresh_token, activityId: null, _persist: { version: 1, rehydrated: true } }
  const value = JSON.stringify(Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, JSON.stringify(one)])))
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'persist:session', value }] }] }
}

/** The token in storage is one that no server takes any more. */
export const spoil = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('persist:session') ?? '{}') as Record<string, string>
    const [head, claims] = (JSON.parse(session.token ?? '') as string).split('.')
    localStorage.setItem('persist:session', JSON.stringify({ ...session, token: JSON.stringify(`${head}.${claims}.expired`) }))
  })

export const fields = (page: Page) => ({
  username: page.locator('input[autocomplete="username"]'),
  password: page.locator('input[autocomplete="current-password"]'),
})

/** Fills the log-in form as a customer does, and waits for her home. */
export async function logIn(page: Page, username: string, password = PASSWORD) {
  await page.goto('/login')
  await fields(page).username.fill(username)
  await fields(page).password.fill(password)
  await fields(page).password.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
}

/** Waits until the service worker serves this page; from here on the app is there without a network. */
export async function controlled(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** Waits until the device has what a query brought, with this text in it: it is written a moment after it is shown. */
export const keptOnDevice = (page: Page, query: string, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (query) => {
        const of = <T>(asked: IDBRequest<T>) => new Promise<T>((done) => asked.addEventListener('success', () => done(asked.result)))
        // To open one that is not there would make it.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'tessera')) return ''
        const db = await of(indexedDB.open('tessera'))
        const answers = db.transaction('answers').objectStore('answers')
        const [keys, kept] = await Promise.all([of(answers.getAllKeys()), of(answers.getAll())])
        db.close()
        return JSON.stringify(kept.filter((_, index) => JSON.stringify(keys[index]).includes(query)))
      }, query),
    )
    .toContain(text)

/** Waits until all of the app is on the device, the pages that were not opened yet, too: they come behind a start. */
export const keptWhole = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await (await fetch('/sw.js')).text()
          const precache = (await caches.keys()).find((one) => one.startsWith('workbox-precache'))
          const kept = new Set((precache ? await (await caches.open(precache)).keys() : []).map(({ url }) => new URL(url).pathname))
          const files = [...worker.matchAll(/assets\/[\w.-]+[.](?:js|css|woff2)/g)]
          return files.length > 0 && files.every(([file]) => kept.has(`/${file}`))
        }),
      { timeout: 60_000 },
    )
    .toBe(true)

/** One visit to each of these pages, with the worker there and what they show kept. */
export async function visit(page: Page, ...paths: string[]) {
  await page.goto('/')
  await controlled(page)
  for (const path of ['/', ...paths]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
}

/** Her card, whose code is drawn: it stands on home and on Card, drawn by the app and not by the first paint. */
export const cardOf = (page: Page) => page.locator('#root .card-white:enabled')

/** The code on the card's own page. */
export const codeOf = (page: Page) => page.locator('#root .card-code svg')

/** Waits until the card is on the device, so that the next start shows it whatever the network does. */
export async function cardKept(page: Page) {
  await expect(cardOf(page)).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('persist:snapshot')?.includes('shape'))
}

/** The address of an activity's own app, beside the wallet's. */
export const hostOf = (permalink: string, baseURL: string) => baseURL.replace('//', `//${permalink}.`)
const bareOf = (origin: string) => origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')

/** One command of the operator's tool, handed to the server of the demo as the tool does, without a process for each. @returns what it says */
export async function operate(command: string, input: Record<string, string>): Promise<string> {
  const said: string[] = []
  const handed = await handOver(process.env.E2E_DATA_DIR ?? '', { command, input }, (line) => said.push(line))
  expect(handed, said.join('\n')).toEqual({ ended: [] })
  return said.join('\n')
}

/** Acknowledges the information text of an activity of the demo for a new customer, as her own app would. */
export async function acknowledge(origin: string, username: string, permalink = 'osteria-del-porto') {
  const bare = bareOf(origin)
  const { origins } = await sessionOf(origin, username)
  const { token } = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
  const { data } = (await (await fetch(`${bare}/app/activities/permalink/${permalink}`)).json()) as { data: { activityId: string } }
  const answer = await fetch(`${bare}/api/userprivacies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(token)}` },
    body: JSON.stringify({ activityId: data.activityId, informativaPrivacy: true }),
  })
  expect(answer.status).toBe(200)
}

/**
 * Waits until the page is drawn as she sees it: what the browser skips to draw, or is still fading, keeps the colours of the
 * theme before.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
    document.adoptedStyleSheets = [sheet]
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    // What follows a scroll, or goes on for ever, never ends.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}
