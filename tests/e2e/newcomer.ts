import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { digitsFor, lettersSoFar, type Post } from './letters.ts'
import { expect } from './support.ts'

export const GOOD_PASSWORD = 'lampone-trattore-otto'

/** An address that nobody has yet. */
export const newAddress = () => `nuova.${randomUUID().slice(0, 8)}@example.com`

/** The parts of the registration, whichever the language. */
export const steps = (page: Page) => ({
  next: page.locator('button[type="submit"]'),
  email: page.locator('input[type="email"][autocomplete="email"]'),
  code: page.locator('input[autocomplete="one-time-code"]'),
  password: page.locator('input[autocomplete="new-password"]'),
  name: page.locator('input[autocomplete="given-name"]'),
  surname: page.locator('input[autocomplete="family-name"]'),
  day: page.locator('input[autocomplete="bday-day"]'),
  month: page.locator('select[autocomplete="bday-month"]'),
  year: page.locator('input[autocomplete="bday-year"]'),
  phone: page.locator('input[type="tel"]'),
  street: page.locator('input[autocomplete="address-line1"]'),
  postcode: page.locator('input[autocomplete="postal-code"]'),
  consent: page.getByRole('checkbox'),
  wishes: page.getByRole('radiogroup'),
})

/** From the first question to the one after the code. */
export async function proveAddress(page: Page, email: string, post?: Post) {
  const { next, email: field, code } = steps(page)
  if (await field.isEditable()) await field.fill(email)
  await next.click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
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

export async function tellName(page: Page) {
  const { next, name, surname } = steps(page)
  await name.fill('Nuova')
  await surname.fill('Cliente')
  await next.click()
}

export async function tellBirthday(page: Page) {
  const { next, day, month, year } = steps(page)
  await day.fill('7')
  await month.selectOption('05')
  await year.fill('1991')
  await next.click()
}

export async function tellPhone(page: Page) {
  const { next, phone } = steps(page)
  await phone.fill('333 1234567')
  await next.click()
}

export async function tellAddress(page: Page) {
  const { next, street, postcode } = steps(page)
  await street.fill('Via Garibaldi')
  await page.locator('.address-row input').first().fill('12')
  await postcode.fill('16032')
  await next.click()
  await expect(street).toHaveCount(0)
}

export async function tellNation(page: Page) {
  await page.locator('select').selectOption('IT')
  await steps(page).next.click()
}

/** All that the demo's restaurant asks for. */
export async function tellAll(page: Page) {
  await tellName(page)
  await tellBirthday(page)
  await tellPhone(page)
  await tellAddress(page)
  await tellNation(page)
}

/** The information is read, both wishes are refused. */
export async function consent(page: Page) {
  const { consent: box, wishes } = steps(page)
  await box.check()
  for (const wish of await wishes.all()) await wish.getByRole('radio').first().check({ force: true })
}

/** All of it, to the page that says that the card is ready. */
export async function register(page: Page, email: string, language = 'it', post?: Post) {
  await page.goto(language === 'it' ? '/registration' : `/${language}/registration`)
  await proveAddress(page, email, post)
  await choosePassword(page)
  await tellAll(page)
  await consent(page)
  await steps(page).next.click()
  await expect(page).toHaveURL(/\/registration\/stepCompleteStore$/)
}
