import { texts } from '#locales/errors.ts'
import { digitsFor, lettersSoFar } from '../letters.ts'
import { consent, GOOD_PASSWORD, newAddress, proveAddress, register, steps, tellAll } from '../newcomer.ts'
import { expect, NO_NETWORK, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

test('an address is asked for again until it is one, and a slip of the finger is noticed', async ({ page }) => {
  await page.goto('/registration')
  const { next, email } = steps(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('check-emails') && asked.push(request.url()))
  for (const wrong of ['', 'nuova', 'nuova@', `${'n'.repeat(70)}@example.com`]) {
    await email.fill(wrong)
    await next.click()
    await expect(page.getByRole('alert')).toHaveText('Scrivi un indirizzo e-mail, per esempio nome@example.com')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/Scrivi un indirizzo/)
    await expect(email).toBeFocused()
  }
  expect(asked).toEqual([])
  await email.fill('nuova@gmial.com')
  await page.getByRole('button', { name: 'Intendevi nuova@gmail.com?' }).click()
  await expect(email).toHaveValue('nuova@gmail.com')
})

test('who is a customer already is led to the log-in', async ({ page }) => {
  await page.goto('/registration')
  const { next, email } = steps(page)
  await email.fill('GIULIA@example.com ')
  await next.click()
  await expect(page.getByRole('alert')).toHaveText('Con questo indirizzo hai già una carta qui.')
  await page.getByRole('link', { name: 'Accedi con questo indirizzo' }).click()
  await expect(page).toHaveURL('/login')
})

test('the address is looked at once more, and can be changed', async ({ page }) => {
  await page.goto('/registration')
  const { next, email } = steps(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('send-code') && sent.push(request.url()))
  const address = newAddress()
  await email.fill(address)
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'È giusto così?' })).toBeFocused()
  await page.getByRole('button', { name: 'No, cambia indirizzo' }).click()
  await expect(email).toHaveValue(address)
  expect(sent).toEqual([])
})

test('a wrong code is said and written over, five times; then another letter is needed', async ({ page }) => {
  const address = newAddress()
  await page.goto('/registration')
  const { next, email, code } = steps(page)
  await email.fill(address)
  await next.click()
  await next.click()
  const right = await digitsFor(address)
  const wrong = right === '000000' ? '111111' : '000000'
  await expect(next).toBeDisabled()
  await expect(page.getByText(/Nuovo codice tra 0:\d\d|1:00/)).toBeVisible()
  for (const left of ['Hai ancora 4 tentativi.', 'Hai ancora 3 tentativi.', 'Hai ancora 2 tentativi.', 'Hai ancora un tentativo.']) {
    await code.focus()
    await page.keyboard.type(wrong)
    await expect(page.getByRole('alert')).toHaveText(`${texts.code_wrong.message}. ${left}`)
    await expect(code).toHaveAccessibleDescription(/Codice errato/)
  }
  await page.keyboard.type(wrong)
  await expect(page.getByRole('alert')).toContainText(/Codice errato|Codice scaduto/)
  await page.keyboard.type(right)
  await expect(page.getByRole('alert')).toContainText(texts.code_expired.message as string)
  await expect(page).toHaveURL(/stepCode$/)
})

test('a code is pasted as it stands in the letter, and is right at once', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  const address = newAddress()
  await page.goto('/registration')
  const { next, email, code } = steps(page)
  await email.fill(address)
  await next.click()
  await next.click()
  const digits = await digitsFor(address)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${digits.slice(0, 3)} ${digits.slice(3)}\n`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('Codice corretto')).toBeVisible()
  await expect(page).toHaveURL(/stepConfirmRegistration/)
})

test.describe('another letter', () => {
  test.use({ allowed: /status of 429/ })

  test('may be asked for after a minute; the server counts the minute too', async ({ page }) => {
    await page.clock.install()
    const address = newAddress()
    await page.goto('/registration')
    const { next, email } = steps(page)
    await email.fill(address)
    await next.click()
    await next.click()
    await digitsFor(address)
    const again = page.getByRole('button', { name: 'Manda un altro codice' })
    await expect(page.getByText('Nuovo codice tra')).toBeVisible()
    await expect(again).toHaveCount(0)
    await page.clock.runFor(61_000)
    await again.click()
    await expect(page.getByRole('alert')).toHaveText(/.+/)
    expect(lettersSoFar(address)).toBe(1)
  })
})

test('a password that is easy to guess keeps the key shut, and says why', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  const { next, password } = steps(page)
  await expect(next).toBeDisabled()
  for (const weak of ['giulia1990', 'qwertyuiop', 'osteria del porto']) {
    await password.fill(weak)
    await expect(page.getByText(/acile da indovinare/)).toBeVisible()
    await expect(page.locator('.strength-advice')).not.toBeEmpty()
    await expect(next).toBeDisabled()
  }
  await password.fill(GOOD_PASSWORD)
  await expect(page.getByText('Ottima')).toBeVisible()
  await expect(next).toBeEnabled()
})

test('a birthday must be one, and of somebody old enough; it may stay untold', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  const parts = steps(page)
  await parts.password.fill(GOOD_PASSWORD)
  await parts.next.click()
  await parts.name.fill('Nuova')
  await parts.surname.fill('Cliente')
  await parts.next.click()
  const slips = [
    ['31', '02', '1990', 'Questa data non esiste, o è prima del 1900'],
    ['07', '05', '1899', 'Questa data non esiste, o è prima del 1900'],
    ['07', '05', String(new Date().getFullYear() - 10), /servono 14 anni/],
    ['07', '', '1990', 'Completa la data: giorno, mese e anno'],
  ] as const
  for (const [day, month, year, said] of slips) {
    await parts.day.fill(day)
    await parts.month.selectOption(month)
    await parts.year.fill(year)
    await parts.next.click()
    await expect(page.getByRole('alert')).toHaveText(said)
  }
  await page.getByRole('button', { name: 'Preferisco non dirlo' }).click()
  await expect(parts.phone).toBeVisible()
})

test('without the information read, and both wishes answered, no card is made; the first that lacks is named', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  const { next, password, consent: box, wishes } = steps(page)
  await password.fill(GOOD_PASSWORD)
  await next.click()
  await tellAll(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('sign-in') && sent.push(request.url()))
  await expect(box).not.toBeChecked()
  await expect(wishes.getByRole('radio', { checked: true })).toHaveCount(0)
  await next.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(box).toBeFocused()
  await box.check()
  await next.click()
  await expect(page.getByRole('alert')).toHaveText('Scegli una delle due risposte')
  expect(sent).toEqual([])
  await consent(page)
  await next.dblclick()
  await expect(page).toHaveURL(/stepCompleteStore$/)
  expect(sent).toHaveLength(1)
})

test.describe('without a network', () => {
  test.use({ allowed: NO_NETWORK })

  test('nothing typed is lost, the key waits, and goes on when the network is back', async ({ page, context }) => {
    await page.goto('/registration')
    const { next, email } = steps(page)
    const address = newAddress()
    await email.fill(address)
    await context.setOffline(true)
    await expect(page.getByText(/Sei offline/)).toBeVisible()
    await expect(next).toBeDisabled()
    await expect(email).toHaveValue(address)
    await context.setOffline(false)
    await next.click()
    await expect(page.getByText(address, { exact: true })).toBeVisible()
  })

  test('a server that does not answer is said at the field', async ({ page }) => {
    await page.route('**/app/check-emails/**', (route) => route.abort())
    await page.goto('/registration')
    const { next, email } = steps(page)
    const address = newAddress()
    await email.fill(address)
    await next.click()
    await expect(page.getByRole('alert')).toHaveText('Il server non risponde. Riprova tra poco.')
    await expect(email).toHaveValue(address)
    await page.unroute('**/app/check-emails/**')
    await next.click()
    await expect(page.getByText(address, { exact: true })).toBeVisible()
  })
})

test('two that register one address at the same time make one customer', async ({ page, browser, baseURL }) => {
  const address = newAddress()
  await register(page, address)
  const other = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  await other.goto('/registration')
  await steps(other).email.fill(address)
  await steps(other).next.click()
  await expect(other.getByRole('alert')).toHaveText('Con questo indirizzo hai già una carta qui.')
})
