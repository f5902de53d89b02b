import type { Page } from '@playwright/test'
import { GOOD_PASSWORD, steps } from '../newcomer.ts'
import { digitsFor, lettersSoFar, type Post } from './letters.ts'
import { expect } from './support.ts'

export { GOOD_PASSWORD, newAddress, steps } from '../newcomer.ts'

/** From the first question to the one after the code; whoever is logged in is not asked whether the address is hers. */
export async function proveAddress(page: Page, email: string, post?: Post) {
  const { next, email: field, code } = steps(page)
  const isTyped = await field.isEditable()
  if (isTyped) {
    await field.fill(email)
    await next.click()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
  }
  const before = lettersSoFar(email, post)
  await next.click()
  await expect(page).toHaveURL(/\/registration\/stepCode$/)
  await code.fill(await digitsFor(email, before, post))
  await expect(page).toHaveURL(/\/registration\/stepConfirmRegistration/)
}

/** A password that is good enough; the key waits for it. */
export async function choosePassword(page: Page, password = GOOD_PASSWORD) {
  const { next, password: field } = steps(page)
  await field.fill(password)
  await expect(next).toBeEnabled()
  await next.click()
}

/** Who she is, in as far as the activity asks for it; what is left out stays empty. */
export async function tellHerself(page: Page, { phone = '', birthday = '' } = {}) {
  const { name, surname, phone: number, birthday: born } = steps(page)
  await name.fill('Nuova')
  await surname.fill('Cliente')
  if (phone) await number.fill(phone)
  if (birthday) await born.fill(birthday)
}

/** Where she lives, and what follows. */
export async function sendAddress(page: Page) {
  const { next, street, number, postcode } = steps(page)
  await street.fill('Via Garibaldi')
  await number.fill('12')
  await postcode.fill('16032')
  await next.click()
}

export async function tellAddress(page: Page) {
  await sendAddress(page)
  await expect(steps(page).street).toHaveCount(0)
}

/** The information is read, both wishes are refused. */
export async function consent(page: Page) {
  const { consent: box, wishes } = steps(page)
  await box.check()
  for (const wish of await wishes.all()) await wish.getByRole('radio').first().check({ force: true })
}

/** What she consents to: with her name, or on a low screen in a step of their own. */
export async function consentInTurn(page: Page) {
  const { next, wishes } = steps(page)
  if ((await wishes.count()) === 0) await next.click()
  await expect(wishes.first()).toBeVisible()
  await consent(page)
  await next.click()
}

/** All that the demo's restaurant asks for, and what she consents to. */
export async function tellAll(page: Page) {
  await tellHerself(page, { phone: '333 1234567', birthday: '07051991' })
  await consentInTurn(page)
  await tellAddress(page)
}

/** All of it, to the page that says that the card is ready. */
export async function register(page: Page, email: string, language = 'it', post?: Post) {
  await page.goto(language === 'it' ? '/registration' : `/${language}/registration`)
  await proveAddress(page, email, post)
  await choosePassword(page)
  await tellAll(page)
  await expect(page).toHaveURL(/\/registration\/stepCompleteStore$/)
}
