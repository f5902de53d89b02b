import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export const GOOD_PASSWORD = 'lampone-trattore-otto'

/** An address that nobody has yet. */
export const newAddress = () => `nuova.${randomUUID().slice(0, 8)}@example.com`

/** The parts of the registration, whichever the language. */
export const steps = (page: Page) => ({
  // Not that of a dialog, which is still there for the blink in which it moves out.
  next: page.getByRole('main').locator('button[type="submit"]'),
  email: page.locator('input[type="email"][autocomplete="email"]'),
  code: page.locator('input[autocomplete="one-time-code"]'),
  password: page.locator('input[autocomplete="new-password"]'),
  name: page.locator('input[autocomplete="given-name"]'),
  surname: page.locator('input[autocomplete="family-name"]'),
  birthday: page.locator('input[autocomplete="bday"]'),
  phone: page.locator('input[type="tel"]'),
  street: page.locator('input[autocomplete="address-line1"]'),
  number: page.locator('.address-row input').first(),
  postcode: page.locator('input[autocomplete="postal-code"]'),
  // Below the one that says that the card is a business's.
  consent: page.getByRole('checkbox').last(),
  wishes: page.getByRole('radiogroup'),
})
