import { writeFileSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { Card } from '#contract/card.ts'
import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { expect, listen, MOVING, NO_NETWORK, sessionOf, WHOLE, SOON } from '../support.ts'

// Hers, and the phone at the till.
test.use({ ...MOVING, on: 'osteria-del-porto', serviceWorkers: 'block', allowed: NO_NETWORK })

const TILL = '/counter/till'
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'block' } as const
async function codeOf(origin: string, email: string): Promise<string> {
  const her = await appOf(origin, email)
  return (await her.get<Card>(`/api/cards/me?filters[activityId]=${her.activityId}`)).code
}

const credit = (till: Page) => till.getByRole('button', { name: /^Accredita 2,69/ })

/** The till on a phone of whoever stands at the counter. */
async function tillIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  return { context, till: await context.newPage() }
}

/** It arrives, and its answer does not, until the page is opened anew. */
const loseAnswers = (page: Page, path: string) =>
  page.evaluate((lost) => {
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (answer.url.includes(lost)) throw new TypeError('the answer is lost')
      return answer
    }
  }, path)

test('a number is typed, a purchase credited, her open card shows it, and it is undone; a lost answer counts once', async ({
  page,
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { context, till } = await tillIn(browser, origin)
  // She shows her card at the till: from there on it listens.
  const listens = page.waitForRequest(/\/api\/live/, { timeout: 15_000 })
  await page.goto('/card?till')
  await expect(page.locator('.card-sums dd').first()).toHaveText('0,00\u00a0€')
  await till.goto(TILL)
  // No camera here: the field comes first.
  const field = till.getByRole('textbox', { name: 'Numero della carta o del coupon' })
  await expect(field).toBeFocused()
  // A name typed there by mistake is what is looked for by name then.
  await field.fill('prova')
  await till.getByRole('button', { name: 'Cerca per nome' }).click()
  await expect(till.getByRole('combobox', { name: 'Nome o e-mail' })).toHaveValue('prova')
  await expect(till.getByRole('option', { name: /Nora Prova/ }).first()).toBeVisible()
  await field.fill(await codeOf(origin, person.email))
  await field.press('Enter')
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Nora Prova')
  await expect(till.getByRole('button', { name: /^Usa credito/ })).toBeDisabled()
  await till.getByRole('link', { name: /^Accredita\b/ }).click()
  for (const key of ['5', '3', 'Virgola', '8', '0']) await till.getByRole('button', { name: key, exact: true }).click()
  await expect(till.getByText('+2,69\u00a0€ · +53 punti')).toBeVisible()
  await listens
  await credit(till).click()
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Accreditato')
  await expect(page.locator('.card-sums dd').first()).toHaveText('2,69\u00a0€', SOON)
  await expect(till.getByText('Lo vede già sul telefono')).toBeVisible(SOON)

  await till.getByRole('link', { name: 'Prossima carta' }).click()
  await till.reload()
  await till.getByRole('link', { name: 'Fatti da poco' }).click()
  await till
    .getByRole('link', { name: /Nora Prova/ })
    .first()
    .click()
  await till.getByRole('button', { name: 'Annulla' }).click()
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Annullato')
  await expect(page.locator('.card-sums dd').first()).toHaveText('0,00\u00a0€', SOON)

  await till.getByRole('link', { name: 'Prossima carta' }).click()
  await field.fill(await codeOf(origin, person.email))
  await field.press('Enter')
  await till.getByRole('link', { name: /^Accredita\b/ }).click()
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Accredita')
  await till.keyboard.type('53,80')
  await loseAnswers(till, '/purchases')
  await credit(till).click()
  await expect(till.getByRole('heading', { name: 'Non sappiamo se è arrivato' })).toBeVisible()
  await till.goto(TILL)
  await till.getByRole('link', { name: /Non sappiamo se è arrivato/ }).click()
  await till.getByRole('button', { name: 'Riprova' }).click()
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Accreditato')
  await expect(page.locator('.card-sums dd').first()).toHaveText('2,69\u00a0€', SOON)
  await context.close()
})

/** A film of a code on a wall. */
async function film(code: string, path: string) {
  const { data, size } = encode(code, { border: 4 })
  const raw = { raw: { width: size, height: size, channels: 1 } } as const
  const drawn = sharp(Buffer.from(data.flat().map((on) => (on ? 0 : 255))), raw).resize(size * 9, size * 9, { kernel: 'nearest' })
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a7f70' } })
  const frame = await wall
    .composite([{ input: await drawn.png().toBuffer() }])
    .jpeg({ quality: 90 })
    .toBuffer()
  writeFileSync(path, Buffer.concat(Array.from({ length: 10 }, () => frame)))
}

test('a card before the camera opens its customer, under the policy of our own pages', async ({ person, baseURL }, info) => {
  const origin = baseURL ?? ''
  const path = info.outputPath('code.mjpeg')
  await film(await codeOf(origin, person.email), path)
  const args = [...WHOLE.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`]
  const camera = await chromium.launch({ ...WHOLE, args } as LaunchOptions)
  const { context, till } = await tillIn(camera, origin)
  await context.grantPermissions(['camera'])
  const said = listen(till)
  await till.goto(TILL)
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Nora Prova', { timeout: 20_000 })
  // It still lies before the camera: it is not opened again.
  await till.getByRole('button', { name: 'Chiudi' }).click()
  await expect(till.getByText('Inquadra la carta')).toBeVisible()
  await till.waitForTimeout(1_500)
  await expect(till.getByRole('heading', { level: 1 })).toHaveText('Cassa')
  // Who stands at the till has no card of her own.
  expect(said.filter((line) => !/status of 404/.test(line))).toEqual([])
  await camera.close()
})

test('what is given by mistake is taken back, also by who comes back to her within the minute; without a network its key waits', async ({
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { context, till } = await tillIn(browser, origin)
  await till.goto(TILL)
  const field = till.getByRole('textbox', { name: 'Numero della carta o del coupon' })
  const open = async () => {
    await field.fill(await codeOf(origin, person.email))
    await field.press('Enter')
    await expect(till.getByRole('heading', { level: 1 })).toHaveText('Nora Prova')
  }
  await open()
  const give = till.getByRole('button', { name: 'Dai un coupon' })
  await give.click()
  const dialog = till.getByRole('dialog')
  const title = (await dialog.locator('strong').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Dai il coupon' }).click()
  const coupon = till.getByRole('link', { name: title })
  await expect(coupon).toBeVisible()
  await till.getByRole('button', { name: 'Chiudi' }).click()
  await open()
  await till.getByRole('button', { name: `Annulla: ${title}` }).click()
  await expect(coupon).toHaveCount(0)
  await till.getByRole('link', { name: 'Fatti da poco' }).click()
  await expect(till.getByRole('link', { name: /^Coupon annullato \d.*Nora Prova/ })).toBeVisible()
  await till.getByRole('button', { name: 'Torna indietro' }).click()
  await open()
  await context.setOffline(true)
  await expect(give).toBeDisabled()
  await expect(give).toContainText('serve la rete')
  await till.getByRole('button', { name: 'Chiudi' }).click()
  await expect(till.getByText('appena torna la rete')).toBeVisible()
  await expect(till.getByText('Sei offline')).toHaveCount(1)
  await context.close()
})

test('a charge whose answer comes late leaves alone whoever is served next, and is told with her name', async ({
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { context, till } = await tillIn(browser, origin)
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  await till.route('**/till/customers/*/purchases', async (route) => {
    await until
    await route.continue()
  })
  const open = async (code: string) => {
    const field = till.getByRole('textbox', { name: 'Numero della carta o del coupon' })
    await field.fill(code)
    await field.press('Enter')
    await till.getByRole('link', { name: /^Accredita\b/ }).click()
  }
  await till.goto(TILL)
  await open(await codeOf(origin, person.email))
  for (const key of ['5', '3', 'Virgola', '8', '0']) await till.getByRole('button', { name: key, exact: true }).click()
  await credit(till).click()
  await till.goBack()
  await till.goBack()
  await open(await codeOf(origin, 'giulia@example.com'))
  for (const key of ['1', '2']) await till.getByRole('button', { name: key, exact: true }).click()
  answer()
  const told = till.getByRole('status').filter({ hasText: 'Nora Prova: Accreditato' })
  await expect(told).toContainText('2,69')
  await expect(till.getByRole('button', { name: /^Accredita 0,60/ })).toBeVisible()
  await expect(till).toHaveURL(/\/earn$/)
  await told.getByRole('link', { name: 'Guarda' }).click()
  await expect(till.getByRole('button', { name: 'Annulla' })).toBeVisible()
  await context.close()
})
