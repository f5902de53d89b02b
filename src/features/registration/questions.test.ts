import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { isAnswered, pathOf, type Question, questionAt, questionsOf, QUESTIONS, refusedField } from './questions.ts'

const nothing = { showAddressCustomer: false, showNationCustomer: false, requiredPhoneNumber: false }
const stranger = { isKnown: false, hasText: true }
const privacy = { pointB: 'B', pointC: 'C' }
const draft = (answers: Draft['answers'], more: Partial<Draft> = {}): Draft => ({
  activityId: 'a',
  sentAt: 0,
  isKnown: false,
  question: 'email',
  at: 0,
  answers,
  ...more,
})
const answered = (question: Question, answers: Draft['answers'], more?: Partial<Draft>) =>
  isAnswered(question, draft(answers, more), {}, { today: '2026-11-21', privacy })

test('only what the activity wants to know is asked', () => {
  expect(questionsOf(nothing, stranger)).toEqual(['email', 'code', 'password', 'name', 'birth', 'consents'])
  const most = { showAddressCustomer: true, showNationCustomer: true, requiredPhoneNumber: true }
  expect(questionsOf(most, stranger)).toEqual(QUESTIONS.filter((question) => question !== 'country'))
  expect(questionsOf({ ...nothing, showNationCustomer: true }, stranger)).toContain('country')
  expect(questionsOf(nothing, { ...stranger, isKnown: true })).not.toContain('name')
  expect(questionsOf(nothing, { ...stranger, hasText: false })).not.toContain('consents')
})

test.each<[Question, Draft['answers'], boolean]>([
  ['name', { name: 'Giulia' }, false],
  ['name', { name: 'Giulia', surname: ' ' }, false],
  ['name', { name: 'Giulia', surname: 'Conti' }, true],
  ['birth', {}, false],
  ['birth', { noBirthDate: true }, true],
  ['birth', { day: '31', month: '02', year: '1990' }, false],
  ['birth', { day: '21', month: '11', year: '2012' }, true],
  ['birth', { day: '22', month: '11', year: '2012' }, false],
  ['phone', { phone: '333' }, false],
  ['phone', { phone: '+39 333 1234567' }, true],
  ['address', { address: 'Via Roma', streetNumber: '1', cap: '1603', countryId: 'IT' }, false],
  ['address', { address: 'Via Roma', streetNumber: '1', cap: '16032', countryId: 'IT' }, true],
  ['country', {}, false],
  ['country', { countryId: 'IT' }, true],
  ['consents', { informativaPointB: true, informativaPointC: true }, false],
  ['consents', { informativaPrivacy: true, informativaPointB: false }, false],
  ['consents', { informativaPrivacy: true, informativaPointB: false, informativaPointC: false }, true],
])('%s %j is answered: %s', (question, answers, expected) => expect(answered(question, answers)).toBe(expected))

test('an address counts once the letter is on its way; a point that the text does not have is not waited for', () => {
  expect(answered('email', { email: 'giulia@example.com' })).toBe(false)
  expect(answered('email', { email: 'giulia@example.com' }, { challenge: 'c', sentTo: 'giulia@example.com' })).toBe(true)
  expect(answered('email', { email: 'giulia@example.com' }, { challenge: 'c', sentTo: 'gulia@example.com' })).toBe(false)
  expect(
    isAnswered('consents', draft({ informativaPrivacy: true }), {}, { today: '2026-11-21', privacy: { pointB: null, pointC: null } }),
  ).toBe(true)
})

test('every question has an address of the specification, and finds itself there', () => {
  for (const question of QUESTIONS) {
    const { pathname, searchParams } = new URL(pathOf(question, '7'), 'http://localhost')
    expect(questionAt(pathname.split('/')[2] ?? '', searchParams.get('ask'))).toBe(question)
  }
})

test.each([
  ['password', 'password_weak', { question: 'password', field: 'password' }],
  [undefined, 'code_expired', { question: 'code', field: 'code' }],
  ['username', 'address_letters', { question: 'email', field: 'email' }],
  ['cap', 'postcode_wrong', { question: 'address', field: 'cap' }],
  ['privacyId', 'privacy_missing', { question: 'consents', field: 'informativaPrivacy' }],
  [undefined, 'unexpected', {}],
])('a refusal of %s (%s) leads to the field it means', (path, code, expected) => {
  expect(refusedField(path, code, QUESTIONS)).toEqual(expected)
})

test('a country that is refused is of the question that asked for it', () => {
  expect(refusedField('countryId', 'country_wrong', ['email', 'country'])).toEqual({ question: 'country', field: 'countryId' })
  expect(refusedField('countryId', 'country_wrong', ['email', 'address'])).toEqual({ question: 'address', field: 'countryId' })
})
