import { ANNA, PERMALINK, test, trattoria } from '../own-server.ts'
import { codeOf, controlled, expect, logIn } from '../support.ts'

test.use({ on: PERMALINK })

test('a new version is offered, never forced, and used on a tap', async ({ page, own }) => {
  await logIn(page, ANNA.username, ANNA.password)
  await controlled(page)
  await page.goto('/card')
  await expect(codeOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSame = () => page.evaluate(() => 'sameDocument' in window).catch(() => undefined)
  const worker = () => page.evaluate(async () => (await fetch('/sw.js')).text())
  const old = await worker()

  // New branding is a new shell, and so a new worker.
  await own.publish(trattoria({ name: 'Trattoria Nuova' }))
  await expect.poll(worker, { timeout: 20_000 }).not.toBe(old)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const prompt = page.locator('.strip', { hasText: 'C’è una versione nuova' })
  await expect(prompt).toBeVisible()
  expect(await isSame()).toBe(true)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(prompt).toBeVisible()
  expect(await isSame()).toBe(true)

  await prompt.getByRole('button', { name: 'Aggiorna' }).click()
  await expect.poll(isSame).toBe(false)
  await expect(codeOf(page)).toBeVisible()
  await expect(page).toHaveTitle(/Trattoria Nuova/)
  await expect(prompt).toHaveCount(0)
})
