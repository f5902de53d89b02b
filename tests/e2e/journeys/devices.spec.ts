import type { BrowserContext, Page } from '@playwright/test'
import { decide, forget, holds } from '../push-browser.ts'
import { test } from '../push-customer.ts'
import { postman } from '../push-messages.ts'
import { controlled, expect, NO_NETWORK, WHOLE } from '../support.ts'

test.use({ on: 'osteria-del-porto', launchOptions: WHOLE })

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1'

const theSwitch = (page: Page) => page.getByRole('switch', { name: /^avvisi su/i })
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Opens the page with the worker there, and turns notices on. */
async function turnedOn(page: Page, context: BrowserContext) {
  await page.goto('/devices')
  await controlled(page)
  await decide(context, page, 'granted')
  await theSwitch(page).click()
  await expect(theSwitch(page)).toBeChecked()
}

test('on from the switch, proven by a test that arrives, and off again', async ({ page, context, person, service, baseURL }) => {
  await page.goto('/devices')
  await controlled(page)
  await expect(theSwitch(page)).not.toBeChecked()
  await decide(context, page, 'granted')
  await theSwitch(page).click()
  await expect(theSwitch(page)).toBeChecked()
  await expect.poll(person.devices).toEqual([expect.objectContaining({ push: 'on', authNotice: 'Y', deviceType: 'computer' })])

  const post = await postman(context, baseURL ?? '')
  service.forget()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Prova su questo dispositivo' }).click()
  await expect.poll(() => service.arrived().map(({ wrong, push }) => wrong ?? push?.notification.title)).toEqual(['Prova riuscita'])
  await post.push(JSON.stringify(service.arrived()[0]?.push))
  await expect(page.getByText(/^Prova arrivata in \d+ second/)).toBeVisible()
  await expect(page.getByText('Ultimo avviso ricevuto').locator('..')).toContainText('Prova riuscita')

  await theSwitch(page).click()
  await expect(theSwitch(page)).not.toBeChecked()
  await expect.poll(() => holds(page)).toBe(false)
  await expect.poll(person.devices).toEqual([expect.objectContaining({ push: 'off', authNotice: 'N' })])
})

test('she says no and regrets it: the steps are there, and taking them is enough', async ({ page, context, person }) => {
  await page.goto('/devices')
  await decide(context, page, 'denied')
  await expect(page.getByText('Gli avvisi sono bloccati in Chrome. Come sbloccarli:')).toBeVisible()
  await expect(theSwitch(page)).toBeDisabled()
  await decide(context, page, 'granted')
  await expect(theSwitch(page)).toBeChecked()
  await expect.poll(async () => (await person.devices())[0]?.push).toBe('on')
})

test('she says no and regrets it while the page is away: a reload, as after the steps, is enough', async ({ page, context, person }) => {
  await page.goto('/devices')
  await decide(context, page, 'denied')
  await expect(page.getByRole('button', { name: 'Fatto, ricarica la pagina' })).toBeVisible()
  await page.goto('/card')
  await decide(context, page, 'granted')
  await page.goto('/devices')
  await expect(theSwitch(page)).toBeChecked()
  await expect.poll(async () => (await person.devices())[0]?.push).toBe('on')
  await theSwitch(page).click()
  await expect(theSwitch(page)).not.toBeChecked()
  await page.reload()
  await expect.poll(async () => (await person.devices())[0]?.push).toBe('off')
  await expect(theSwitch(page)).not.toBeChecked()
})

test('two devices of one customer: renamed, switched off and taken away from the other', async ({ page, browser, person, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', storageState: await person.enter(), userAgent: IPHONE })
  const tablet = await elsewhere.newPage()
  await tablet.goto('/devices')
  await expect.poll(async () => (await person.devices()).length).toBe(1)
  await page.goto('/devices')
  await expect.poll(async () => (await person.devices()).length).toBe(2)
  await page.reload()
  const name = 'iPhone di Nora'
  await expect(rowOf(page, name)).toHaveCount(1)

  await rowOf(page, name)
    .getByRole('button', { name: `Rinomina ${name}` })
    .click()
  await page.getByLabel('Nome').fill('Computer di casa')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Computer di casa')).toBeVisible()
  await rowOf(page, 'Computer di casa').getByRole('switch').click()
  await expect(rowOf(page, 'Computer di casa')).toContainText('Disattivato')
  await expect.poll(person.devices).toContainEqual(expect.objectContaining({ deviceName: 'Computer di casa', active: 'N' }))
  await tablet.reload()
  await expect(tablet.getByText('Computer di casa')).toBeVisible()
  // It must not come back by itself: a device that is open says that it is there.
  await elsewhere.close()

  await rowOf(page, 'Computer di casa').getByRole('button', { name: 'Scollega' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await expect(rowOf(page, 'Computer di casa')).toBeVisible()
  await rowOf(page, 'Computer di casa').getByRole('button', { name: 'Scollega' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Scollega' }).click()
  await expect(rowOf(page, 'Computer di casa')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(person.devices).toHaveLength(1)
})

test('what the push service gave up, or the browser forgot, is there again after the next start', async ({
  page,
  context,
  person,
  service,
}) => {
  await turnedOn(page, context)
  service.forget()
  service.say({ status: 410 })
  // A comparison that is still under way would mend it before it is seen: it waits for the next start.
  const comparison = '**/userregistrationcode/save/**'
  await page.route(comparison, () => {})
  await page.getByRole('button', { name: 'Prova su questo dispositivo' }).click()
  await expect.poll(async () => (await person.devices())[0]?.push).toBe('lost')
  await page.unroute(comparison)
  service.say({ status: 201 })
  const dead = service.arrived()[0]?.endpoint
  await page.goto('/')
  await expect.poll(async () => (await person.devices())[0]?.push).toBe('on')

  await forget(page)
  await page.goto('/card')
  await expect.poll(() => holds(page)).toBe(true)
  await page.goto('/devices')
  service.forget()
  await page.getByRole('button', { name: 'Prova su questo dispositivo' }).click()
  await expect.poll(() => service.arrived().map(({ wrong }) => wrong)).toEqual([undefined])
  expect(service.arrived()[0]?.endpoint).not.toBe(dead)
})

test('what cannot be mended without her is told once, with the way', async ({ page, context }) => {
  await turnedOn(page, context)
  await decide(context, page, 'prompt')
  await forget(page)
  await page.goto('/')
  const strip = page.getByRole('status').filter({ hasText: 'Gli avvisi su questo dispositivo si sono spenti' })
  await expect(strip).toBeVisible()
  await strip.getByRole('link', { name: 'Riaccendi' }).click()
  await expect(page.getByText(/si sono interrotti/)).toBeVisible()
  const [saved] = await Promise.all([page.waitForResponse(/userregistrationcode\/save/), page.goto('/')])
  expect(saved.ok()).toBe(true)
  await page.waitForTimeout(500)
  await expect(strip).toHaveCount(0)
})

test.describe('the way out', () => {
  test.use({ allowed: NO_NETWORK })

  async function leave(page: Page) {
    await page.getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
    await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL(/\/login/)
  }

  test('a logout ends push on this device', async ({ page, context, person }) => {
    await turnedOn(page, context)
    await leave(page)
    await expect.poll(() => holds(page)).toBe(false)
    await expect.poll(async () => (await person.devices())[0]?.push).toBe('off')
  })

  test('without a network too: the server hears of it at the next contact', async ({ page, context, person }) => {
    await turnedOn(page, context)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await leave(page)
    await expect.poll(() => holds(page)).toBe(false)
    expect((await person.devices())[0]?.push).toBe('on')
    await context.setOffline(false)
    await expect.poll(async () => (await person.devices())[0]?.push).toBe('off')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera.device.drop'))).toBeNull()
  })

  test('the keys say what needs a network before they are tapped', async ({ page, context }) => {
    await turnedOn(page, context)
    await context.setOffline(true)
    await expect(theSwitch(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Prova su questo dispositivo.*serve la rete/s })).toBeDisabled()
  })
})

test('everybody gets there from the menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Avvisi e dispositivi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avvisi e dispositivi' })).toBeVisible()
  await expect(page).toHaveURL('/devices')
})
