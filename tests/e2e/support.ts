import { test as base, expect, type Page } from '@playwright/test'

export const PASSWORD = 'Tessera-prova-2026'

/** What `sign-in.setup.ts` leaves: `test.use({ storageState: SESSIONS.giulia })` starts a journey logged in. */
export const SESSIONS = { giulia: 'test-results/giulia.json', marco: 'test-results/marco.json' }

/** What the browser itself writes in the console when there is no network. */
export const NO_NETWORK = /Failed to load resource: net::|ERR_INTERNET_DISCONNECTED/

/** What a test expects in the console; nothing by default. */
type Options = { allowed: RegExp[] }

/** A page whose every console error, uncaught error and violation of the content policy fails the test. */
export const test = base.extend<Options>({
  allowed: [[], { option: true }],
  page: async ({ page, allowed }, use) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => said.push(String(error)))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`))
    })
    await use(page)
    expect(
      said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
      'errors in the console',
    ).toEqual([])
  },
})
export { expect }

/** Fills the log-in form as a customer does, and waits for her home. */
export async function logIn(page: Page, username: string, password = PASSWORD) {
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').fill(username)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('input[autocomplete="current-password"]').press('Enter')
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

/** The address of an activity's own app, beside the wallet's. */
export const hostOf = (permalink: string, baseURL: string) => baseURL.replace('//', `//${permalink}.`)
