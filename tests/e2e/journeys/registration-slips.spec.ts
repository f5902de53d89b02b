import { texts } from '#locales/errors.ts'
import { digitsFor, lettersSoFar } from '../letters.ts'
import { choosePassword, consent, GOOD_PASSWORD, newAddress, proveAddress, steps, tellHerself } from '../newcomer.ts'
import { expect, test } from '../support.ts'

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
  await page.getByRole('heading', { level: 1 }).click()
  await next.click()
  await expect(code).toBeFocused()
  await expect(page.getByText('Scrivi le sei cifre del codice')).toBeVisible()
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

test('with a password that is easy to guess the key leads back to it, which says why', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  const { next, password } = steps(page)
  await next.click()
  await expect(password).toHaveAccessibleDescription(/Scrivi la password/)
  for (const weak of ['giulia1990', 'qwertyuiop', 'osteria del porto']) {
    await password.fill(weak)
    await expect(page.getByText(/acile da indovinare/)).toBeVisible()
    await expect(page.locator('.strength-advice')).not.toBeEmpty()
    await next.click()
    await expect(password).toBeFocused()
    await expect(page.getByText('La password è ancora troppo facile')).toBeVisible()
  }
  await password.fill(GOOD_PASSWORD)
  await expect(page.getByText('Ottima')).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/stepConfirmRegistration/)
})

test('a birthday must be one, and of somebody old enough; it may stay untold', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  const { next, birthday, street } = steps(page)
  await choosePassword(page)
  await tellHerself(page, { phone: '333 1234567' })
  await consent(page)
  const slips = [
    ['31021990', 'Questo giorno non esiste nel calendario'],
    ['07/05/1899', 'Scrivi un anno dal 1900 in poi'],
    [`7/5/${new Date().getFullYear() - 10}`, /servono 14 anni/],
    ['0705', 'Completa la data: giorno, mese e anno'],
    ['07/05/91', 'Completa la data: giorno, mese e anno'],
  ] as const
  for (const [typed, said] of slips) {
    await birthday.fill(typed)
    await next.click()
    await expect(page.getByRole('alert')).toHaveText(said)
    await expect(birthday).toBeFocused()
    await expect(birthday).toHaveAccessibleDescription(said)
  }
  await birthday.fill('')
  await next.click()
  await expect(street).toBeVisible()
})

test('no card is made without the information read, and both wishes answered; the foot names what lacks', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  await choosePassword(page)
  const { next, consent: box, wishes, street } = steps(page)
  await tellHerself(page, { phone: '333 1234567' })
  await expect(box).not.toBeChecked()
  await expect(wishes.getByRole('radio', { checked: true })).toHaveCount(0)
  const foot = page.locator('.step-missing')
  await expect(foot).toHaveText('Manca la risposta a «Ti scriviamo le novità?»: vale anche no')
  await next.click()
  await expect(page.getByRole('alert')).toHaveText([
    'Scegli una delle due risposte',
    'Scegli una delle due risposte',
    'Per continuare conferma di aver letto l’informativa',
  ])
  await expect(wishes.first().getByRole('radio').first()).toBeFocused()
  for (const [at, said] of [
    'Manca la risposta a «Ti facciamo proposte?»: vale anche no',
    'Leggi l’informativa e spunta la casella',
  ].entries()) {
    await wishes.nth(at).getByRole('radio', { name: 'No' }).check({ force: true })
    await expect(foot).toHaveText(said)
  }
  const sizes = await wishes
    .first()
    .locator('label')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(new Set(sizes).size).toBe(1)
  await next.click()
  await expect(page.getByRole('alert')).toHaveText('Per continuare conferma di aver letto l’informativa')
  await expect(box).toBeFocused()
  await box.check()
  await next.click()
  await expect(street).toBeVisible()
})

test('where there is little room the consents have a step of their own, and the card shrinks to its first line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  await page.goto('/registration')
  await expect(page.getByText('Passo 1 di 6')).toHaveCount(1)
  await proveAddress(page, newAddress())
  await choosePassword(page)
  const { next, wishes, street } = steps(page)
  await tellHerself(page, { phone: '333 1234567' })
  await expect(wishes).toHaveCount(0)
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'I tuoi consensi' })).toBeVisible()
  await expect(wishes).toHaveCount(2)
  await page.evaluate(() => window.scrollTo(0, 9_999))
  await expect(page.locator('.made-foot')).toHaveCSS('opacity', '0')
  await expect(page.locator('.made .card-head')).toBeInViewport()
  await consent(page)
  await next.click()
  await expect(street).toBeVisible()
})

test('a long name is whole on the card, and what lacks an answer comes out from behind the foot', async ({ page }) => {
  await page.goto('/registration')
  const { next, name, surname, phone, wishes } = steps(page)
  await proveAddress(page, newAddress())
  await choosePassword(page)
  await name.fill('Maximiliana Alessandrina')
  await surname.fill('Montecuccoli-Serbelloni')
  const owner = page.locator('.made-owner')
  await expect(owner).toHaveText('Maximiliana Alessandrina Montecuccoli-Serbelloni')
  expect(await owner.evaluate((one) => [one.scrollWidth > one.clientWidth, getComputedStyle(one).textOverflow])).toEqual([false, 'clip'])
  await phone.fill('333 1234567')
  await page.evaluate(() => window.scrollTo(0, 0))
  await next.click()
  const wish = wishes.first().getByRole('radio').first()
  await expect(wish).toBeFocused()
  const lowest = async (of: typeof wish) => (await of.boundingBox().then((box) => box && box.y + box.height)) ?? Number.POSITIVE_INFINITY
  const foot = (await page.locator('.step-foot').boundingBox())?.y ?? 0
  expect(await lowest(wish)).toBeLessThan(foot)
})
