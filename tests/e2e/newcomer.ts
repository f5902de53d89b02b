import type { Page } from '@playwright/test'
import { GOOD_PASSWORD, steps } from '../newcomer.ts'
import { digitsFor, lettersSoFar, type Post } from './letters.ts'
import { expect } from './support.ts'

export { GOOD_PASSWORD, newAddress, steps } from '../newcomer.ts'

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
  const { next, street, number, postcode } = steps(page)
  await street.fill('Via Garibaldi')
  await number.fill('12')
  await postcode.fill('16032')
  await next.click()
  await expect(street).toHaveCount(0)
}

/** All that the demo's restaurant asks for. */
export async function tellAll(page: Page) {
  await tellName(page)
  await tellBirthday(page)
  await tellPhone(page)
  await tellAddress(page)
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
