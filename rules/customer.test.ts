import { expect, test } from 'vitest'
import { checkCustomer } from './customer.ts'

const today = '2026-11-21'

test.each([
  [{}, {}],
  [{ birthDate: '2012-11-21' }, {}],
  [{ phone: null }, {}],
  [{ phone: '333' }, { requiredPhoneNumber: true }],
  [{}, { requiredPhoneNumber: true }],
  [{ cap: '16032', countryId: 'IT' }, {}],
  [{ cap: 'anything' }, {}],
  [{ cap: '', countryId: 'IT' }, {}],
])('%j may be said where the activity asks %j', (told, asking) => {
  expect(checkCustomer(told, { ...asking, today })).toBeUndefined()
})

test.each([
  [{ birthDate: '2012-11-22' }, 'too_young', 'birthDate'],
  [{ birthDate: '2026-11-22' }, 'birth_date', 'birthDate'],
  [{ phone: null }, 'phone_missing', 'phone'],
  [{ cap: '10115', countryId: 'AT' }, 'postcode_wrong', 'cap'],
])('%j is %s', (told, code, path) => {
  expect(checkCustomer(told, { requiredPhoneNumber: true, today })).toMatchObject({ refused: code, errors: [{ path, code }] })
})
