import type { Page } from '@playwright/test'
import { test } from '../own-customer.ts'
import { expect, quiet } from '../support.ts'

const go = (page: Page) => page.locator('.form-foot button[type="submit"]')
const ticket = (page: Page) => page.locator('.booking-ticket')
const appBack = (page: Page) => page.getByRole('button', { name: 'Torna indietro' })
/** What she is asked first: with it nothing of what she did is there any more. */
const empty = (page: Page) => page.locator('.form-foot .form-missing').filter({ hasText: 'Scegli' })

/** The last day of this month's sheet that can be chosen, and its last time. */
async function chooseTime(page: Page) {
  await page.locator('.react-calendar__tile[aria-disabled="false"]').last().click()
  await page.locator('.time-chip:not(.time-full)').last().click()
}

async function bookHaircut(page: Page) {
  await page.getByText('Taglio uomo', { exact: true }).click()
  await go(page).click()
  await chooseTime(page)
  await go(page).click()
}
/** From the list of her bookings. */
const begin = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Prenota/ })
    .click()
const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma' }).click()

test.describe('back from a haircut that was booked', () => {
  test.use({ on: 'salone-aurora', serviceWorkers: 'block' })

  test('by the browser leads to where she came from, over all the steps', async ({ page }) => {
    await page.goto('/bookings')
    await begin(page)
    await bookHaircut(page)
    await confirm(page)
    await expect(ticket(page)).toContainText('Taglio uomo')
    await expect(page).toHaveURL(/\/bookings\/[^/]+\?new=1$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/bookings$/)
    await expect(page.locator('.booking-card')).toHaveCount(1)
    await expect(empty(page)).toHaveCount(0)
    // And forward again to what she booked, however often.
    for (const _ of [1, 2, 3]) await page.goForward()
    await expect(ticket(page)).toContainText('Taglio uomo')
    await expect(page.locator('.form-foot')).toHaveCount(0)
  })

  test('by the app’s own key, too, and from a step to which she had gone back and on again', async ({ page }) => {
    await page.goto('/bookings')
    await begin(page)
    await bookHaircut(page)
    await appBack(page).click()
    await page.goBack()
    await expect(page.getByRole('radio', { name: /Taglio uomo/ })).toBeChecked()
    await go(page).click()
    await go(page).click()
    await confirm(page)
    await expect(ticket(page)).toBeVisible()
    await appBack(page).click()
    await expect(page).toHaveURL(/\/bookings$/)
  })

  test('leads over a tap on the tab of the bookings in the middle of it', async ({ page }) => {
    await page.goto('/')
    const tab = page.getByRole('navigation').getByRole('link', { name: /^Prenota/ })
    await tab.click()
    await page.getByText('Taglio uomo', { exact: true }).click()
    await go(page).click()
    await chooseTime(page)
    await tab.click()
    await expect(page).toHaveURL(/\/booking$/)
    await go(page).click()
    await go(page).click()
    await confirm(page)
    await expect(ticket(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\.localhost:\d+\/$|localhost:\d+\/$/)
  })

  test('whose steps were opened by their address leads out of the app by the browser, and home by its own key', async ({ page }) => {
    await page.goto('/booking?step=3')
    await bookHaircut(page)
    await confirm(page)
    await expect(ticket(page)).toBeVisible()
    await appBack(page).click()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await page.goBack()
    await expect(ticket(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('and reloaded in the middle leads to where she came from as well', async ({ page }) => {
    await page.goto('/bookings')
    await begin(page)
    await page.getByText('Taglio uomo', { exact: true }).click()
    await go(page).click()
    await chooseTime(page)
    await page.reload()
    await bookHaircut(page)
    await confirm(page)
    await expect(ticket(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/bookings$/)
  })

  test('holds on a slow network: the step that it was sent from stays until its ticket is there', async ({ page }) => {
    await page.goto('/bookings')
    await begin(page)
    await bookHaircut(page)
    await quiet(page)
    const seen: string[] = []
    await page.exposeFunction('tellStep', (words: string) => seen.push(words))
    await page.evaluate(() => {
      const tell = () =>
        (window as unknown as { tellStep: (words: string) => void }).tellStep(
          document.querySelector('.booking-bars [role="status"]')?.textContent ?? '',
        )
      new MutationObserver(tell).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const late = async () => new Promise((resolve) => setTimeout(resolve, 2_000))
    await page.route(/\/api\/|\/assets\//, async (route) => {
      await late()
      await route.fallback()
    })
    await confirm(page)
    await expect(ticket(page)).toBeVisible()
    expect(seen.filter((words) => words !== '' && words !== 'Passo 3 di 3')).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/bookings$/)
  })
})

test.describe('back from a table', () => {
  test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('leads to where she began @both', async ({ page, isMobile }) => {
    await page.goto('/bookings')
    await begin(page)
    await chooseTime(page)
    if (isMobile) await go(page).click()
    await page.getByRole('button', { name: 'Invia la richiesta' }).click()
    await expect(ticket(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/bookings$/)
    await expect(empty(page)).toHaveCount(0)
  })
})
