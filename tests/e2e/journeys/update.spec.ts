import type { Page } from '@playwright/test'
import { test } from '../between.ts'
import { NEXT } from '../middleman.ts'
import { cardOf, controlled, expect } from '../support.ts'
import { trattoria } from '../trattoria.ts'

test.use({ asAnna: true })

const prompt = (page: Page) => page.locator('.strip', { hasText: 'C’è una versione nuova' })
const update = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update())

test('a new version is offered, never forced, and used on a tap', async ({ page, own }) => {
  await page.goto('/')
  await controlled(page)
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSame = () => page.evaluate(() => 'sameDocument' in window).catch(() => undefined)
  const worker = () => page.evaluate(async () => (await fetch('/sw.js')).text())
  const old = await worker()

  // New branding is a new shell, and so a new worker.
  await own.publish(trattoria({ name: 'Trattoria Nuova' }))
  await expect.poll(worker, { timeout: 60_000 }).not.toBe(old)
  await update(page)
  await expect(prompt(page)).toBeVisible()
  expect(await isSame()).toBe(true)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(prompt(page)).toBeVisible()
  expect(await isSame()).toBe(true)

  await prompt(page).getByRole('button', { name: 'Aggiorna' }).click()
  await expect.poll(isSame).toBe(false)
  await expect(cardOf(page)).toBeVisible()
  await expect(page).toHaveTitle(/Trattoria Nuova/)
  await expect(prompt(page)).toHaveCount(0)
})

test('a page of the version before, given out after another took over, gives way to it', async ({ page }) => {
  await page.goto('/card')
  await controlled(page)
  await expect(cardOf(page)).toBeVisible()
  // The worker may just be keeping its own pages, over this one.
  await expect(async () => {
    await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('pages-'))
      const pages = await caches.open(name)
      const shell = await pages.match('/card')
      const html = (await shell?.text())?.replace(/(?<=data-shell=")[^"]+/, '0ld').replace(/(?<=<title>)[^<]+/, 'Vecchia')
      await pages.put('/card', new Response(html, { headers: shell?.headers }))
    })
    expect(await (await page.goto('/card'))?.text()).toContain('<title>Vecchia</title>')
  }).toPass()
  await expect(page).toHaveTitle(/Trattoria/)
  await expect(cardOf(page)).toBeVisible()
})

test('the page that was kept runs under the policy that came with it, and so does the new one', async ({ page, between }) => {
  await page.goto('/card')
  await controlled(page)
  await expect(cardOf(page)).toBeVisible()
  between.is({ isNext: true })
  await update(page)
  await expect(prompt(page)).toBeVisible()

  const isNext = () =>
    page.evaluate(
      (next) => ['script:not([src], [type])', 'style'].map((name) => document.querySelector(name)?.textContent?.includes(next)),
      NEXT,
    )
  const policy = async (path: string) => (await page.goto(path))?.headers()['content-security-policy']
  const old = await policy('/card')
  await expect(cardOf(page)).toBeVisible()
  expect(await isNext()).toEqual([false, false])

  await prompt(page).getByRole('button', { name: 'Aggiorna' }).click()
  await expect.poll(() => isNext().catch(() => undefined)).toEqual([true, true])
  await expect(cardOf(page)).toBeVisible()
  expect(await policy('/card')).not.toBe(old)
  expect(await isNext()).toEqual([true, true])
})
