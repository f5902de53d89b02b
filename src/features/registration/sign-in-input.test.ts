import { expect, test } from 'vitest'
import { SignIn } from '#contract/registration.ts'
import type { Draft } from './draft.ts'
import { signInInput } from './sign-in-input.ts'

const draft: Draft = {
  activityId: '7',
  challenge: 'opaque',
  sentAt: 0,
  isKnown: false,
  question: 'consents',
  at: 0,
  storeId: 's1',
  answers: {
    email: 'nuova@example.com',
    name: 'Nuova',
    surname: 'Cliente',
    typo: 'G',
    day: '7',
    month: '05',
    year: '1991',
    phone: '333 1234567',
    address: 'Via Garibaldi',
    streetNumber: '12',
    cap: ' 16032 ',
    countryId: 'IT',
    informativaPrivacy: true,
    informativaPointB: false,
  },
}
const secrets = { code: '482915', password: 'lampone-trattore-otto' }
const all = { showAddressCustomer: true, showNationCustomer: true, requiredPhoneNumber: true }
const none = { showAddressCustomer: false, showNationCustomer: false, requiredPhoneNumber: false }
const around = { asks: all, language: 'de', privacyId: 'p1' } as const
const sent = (one: Draft, asks = all) =>
  JSON.parse(JSON.stringify(signInInput(one, secrets, { ...around, asks }))) as Record<string, unknown>

test('all that was asked is sent as the contract wants it', () => {
  expect(SignIn.parse(signInInput(draft, secrets, around))).toMatchObject({
    activityId: '7',
    challenge: 'opaque',
    code: '482915',
    birthDate: '1991-05-07',
    cap: '16032',
    typo: 'G',
    languageId: 'de',
    storeId: 's1',
    privacyId: 'p1',
    informativaPrivacy: true,
    informativaPointB: false,
    informativaPointC: false,
  })
})

test('what the activity does not ask for is not sent, even if it was typed once', () => {
  const fields = Object.keys(sent({ ...draft, isKnown: true }, none))
  for (const field of ['name', 'phone', 'address', 'cap', 'countryId']) expect(fields).not.toContain(field)
})

test('of an address the country alone, where that is all that is wanted', () => {
  const fields = sent(draft, { ...none, showNationCustomer: true })
  expect(fields).toMatchObject({ countryId: 'IT' })
  expect(fields).not.toHaveProperty('cap')
})

test.each([{ day: '7', month: '', year: '1991' }, { day: '7', month: '05', year: '1991', noBirthDate: true }, { day: undefined }])(
  'a birthday is sent only whole, and when it is told: %j',
  (answers) => expect(sent({ ...draft, answers: { ...draft.answers, ...answers } })).not.toHaveProperty('birthDate'),
)
