import type { Locator } from '@playwright/test'
import { digitsFor, inLetter, lettersSoFar } from '../letters.ts'
import { GOOD_PASSWORD, newAddress, steps } from '../newcomer.ts'
import { cardOf, expect, fields, test } from '../support.ts'

// A session that is over is told so, and the browser says it too.
test.use({ on: 'osteria-del-porto', serviceWorkers: 'block', allowed: /status of 401/ })

const NEW = 'dodici-lampade-verdi'
/** More keys than this to get anywhere are too many. */
const FAR = 60

test('in, out, a new password, in again and deleted, by keyboard alone @desktop', async ({ page }) => {
  test.setTimeout(240_000)
  const { code, street, consent: box } = steps(page)
  const email = newAddress()
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  const reach = async (what: Locator) => {
    await expect(what).toBeVisible()
    for (let keys = 0; keys < FAR && !(await what.evaluate((node) => node === document.activeElement)); keys += 1) await press('Tab')
    await expect(what).toBeFocused()
  }
  const choose = async (what: Locator) => {
    await reach(what)
    await press('Enter')
  }
  /** What is asked, field after field, from the one that has the focus. */
  const answer = async (first: Locator, ...texts: string[]) => {
    await expect(first).toBeFocused()
    for (const [at, text] of texts.entries()) {
      if (at > 0) await press('Tab')
      await keyboard.type(text)
    }
    await press('Enter')
  }
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const title = (name: string) => page.getByRole('heading', { level: 1, name })

  await page.goto('/registration')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press('Tab')
  await keyboard.type(email)
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'È giusto così?' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(code).toBeFocused()
  await keyboard.type(await digitsFor(email))
  await expect(steps(page).password).toBeFocused()
  await keyboard.type(GOOD_PASSWORD)
  await expect(steps(page).next).toBeEnabled()
  await press('Enter')
  await expect(steps(page).name).toBeFocused()
  for (const text of ['Nuova', 'Cliente', '3331234567', '07051991']) {
    await keyboard.type(text)
    await press('Tab')
  }
  // A business's card it is not; both wishes are refused, and the text is read.
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space')
  await expect(box).toBeChecked()
  await press('Enter')
  await answer(street, 'Via Garibaldi', '12', '16032')
  await expect(title('Eccoti, Nuova')).toBeFocused()
  await choose(page.locator('main a[href="/"]'))
  await expect(cardOf(page)).toBeVisible()

  const out = page.getByRole('button', { name: 'Esci', exact: true })
  await choose(out)
  await choose(page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }))
  await expect(page).toHaveURL('/login')

  await choose(link('Password dimenticata?'))
  await expect(title('Password dimenticata?')).toBeVisible()
  await expect(fields(page).username).toBeFocused()
  await keyboard.type(email)
  const before = lettersSoFar(email)
  await press('Enter')
  await page.goto(new URL(await inLetter(email, /(https?:\/\/\S+\/forgot-password\/\S+)/, before)).pathname)
  await expect(steps(page).password.first()).toBeFocused()
  await keyboard.type(NEW)
  // The key that shows it lies between.
  await press('Tab', 'Tab')
  await keyboard.type(NEW)
  await expect(steps(page).next).toBeEnabled()
  await press('Enter')
  await expect(title('Password cambiata correttamente')).toBeVisible()
  await expect(title('Accedi')).toBeFocused()
  await reach(fields(page).username)
  await keyboard.type(email)
  await press('Tab')
  await keyboard.type(NEW)
  await press('Enter')
  await expect(cardOf(page)).toBeVisible()

  await choose(link('Profilo'))
  await choose(link('Elimina il mio account'))
  await expect(title('Elimina il mio account')).toBeFocused()
  const letters = lettersSoFar(email)
  await choose(steps(page).next)
  await answer(code, await digitsFor(email, letters))
  await choose(link('Ho capito, esci'))
  await expect(page).toHaveURL('/login')
})
