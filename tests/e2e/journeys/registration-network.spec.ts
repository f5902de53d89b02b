import { digitsFor, lettersSoFar } from '../letters.ts'
import { loseOne } from '../lost.ts'
import { choosePassword, consentInTurn, newAddress, proveAddress, register, sendAddress, steps, tellHerself } from '../newcomer.ts'
import { expect, NO_NETWORK, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

test.describe('the last step', () => {
  test.use({ allowed: NO_NETWORK })

  test('says that the server is gone, and makes one card however often it is pressed', async ({ page }) => {
    await page.goto('/registration')
    await proveAddress(page, newAddress())
    await choosePassword(page)
    const { next } = steps(page)
    await tellHerself(page, { phone: '333 1234567' })
    await consentInTurn(page)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('sign-in') && sent.push(request.url()))
    await page.route('**/sign-in**', (route) => route.abort(), { times: 1 })
    await sendAddress(page)
    await expect(page.getByRole('alert')).toHaveText('Non sappiamo se è arrivato: riprova, non conterà due volte.')
    sent.length = 0
    await next.dblclick()
    await expect(page).toHaveURL(/stepCompleteStore$/)
    expect(sent).toHaveLength(1)
  })
})

test.describe('an answer that is lost', () => {
  test.use({ allowed: NO_NETWORK })

  test('of the letter or of the last step: the same again goes on, with one letter and one card', async ({ page }) => {
    const email = newAddress()
    const unsure = page.getByRole('alert').filter({ hasText: 'riprova, non conterà due volte' })
    const { next, email: field, code } = steps(page)
    await loseOne(page, '**/public/send-code-emails', 'PUT')
    await loseOne(page, '**/public/sign-in', 'POST')
    await page.goto('/registration')
    await field.fill(email)
    await next.click()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await next.click()
    await expect(unsure).toBeVisible()
    await next.click()
    await code.fill(await digitsFor(email))
    await choosePassword(page)
    expect(lettersSoFar(email)).toBe(1)
    await tellHerself(page, { phone: '333 1234567' })
    await consentInTurn(page)
    await sendAddress(page)
    await expect(unsure).toBeVisible()
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eccoti, Nuova' })).toBeVisible()
    await expect(page.getByText('I primi 5,00 € sono già sopra')).toBeVisible()
  })
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
