import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { isAnswered, pathOf, type Question, questionAt, questionsOf, QUESTIONS, refusedField } from './questions.ts'

const nothing = { showAddressCustomer: false, showNationCustomer: false, requiredPhoneNumber: false }
const most = { showAddressCustomer: true, showNationCustomer: true, requiredPhoneNumber: true }
const privacy = { pointB: 'B', pointC: 'C' }
const around = { asks: most, privacy, isKnown: false, isIn: false, isLow: false, today: '2026-11-21' }
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
  isAnswered(question, draft(answers, more), {}, around)

test('five steps at most, and only what the activity wants to know; where there is little room the consents have their own', () => {
  expect(questionsOf({ ...around, asks: nothing })).toEqual(['email', 'code', 'password', 'you'])
  expect(questionsOf(around)).toEqual(['email', 'code', 'password', 'you', 'address'])
  expect(questionsOf({ ...around, asks: { ...nothing, showNationCustomer: true } })).toContain('address')
  expect(questionsOf({ ...around, isLow: true })).toEqual(QUESTIONS)
  expect(questionsOf({ ...around, isLow: true, privacy: undefined })).not.toContain('consents')
})

const me = { name: 'Giulia', surname: 'Conti', phone: '+39 333 1234567', noBirthDate: true }
const said = { informativaPrivacy: true, informativaPointB: false, informativaPointC: false }

test.each<[Question, Draft['answers'], boolean]>([
  ['you', { ...me, ...said }, true],
  ['you', { ...me, ...said, surname: ' ' }, false],
  ['you', { ...me, ...said, name: undefined }, false],
  ['you', { ...me, ...said, phone: '333' }, false],
  ['you', { ...me, ...said, noBirthDate: undefined }, false],
  ['you', { ...me, ...said, noBirthDate: false, day: '31', month: '02', year: '1990' }, false],
  ['you', { ...me, ...said, noBirthDate: false, day: '21', month: '11', year: '2012' }, true],
  ['you', { ...me, ...said, noBirthDate: false, day: '22', month: '11', year: '2012' }, false],
  ['you', { ...me, ...said, informativaPointC: undefined }, false],
  ['you', { ...me, ...said, informativaPrivacy: false }, false],
  ['address', { address: 'Via Roma', streetNumber: '1', cap: '1603', countryId: 'IT' }, false],
  ['address', { address: 'Via Roma', streetNumber: '1', cap: '16032', countryId: 'IT' }, true],
  ['consents', { informativaPointB: true, informativaPointC: true }, false],
  ['consents', { informativaPrivacy: true, informativaPointB: false }, false],
  ['consents', said, true],
])('%s %j is answered: %s', (question, answers, expected) => expect(answered(question, answers)).toBe(expected))

test('of whoever has an account no name is asked, of a low screen no consent with it, of no activity more than it wants', () => {
  const bare = { noBirthDate: true }
  expect(isAnswered('you', draft({ ...bare, ...said }), {}, { ...around, asks: nothing, isKnown: true })).toBe(true)
  expect(isAnswered('you', draft(me), {}, { ...around, isLow: true })).toBe(true)
  expect(isAnswered('address', draft({ countryId: 'IT' }), {}, { ...around, asks: { ...nothing, showNationCustomer: true } })).toBe(true)
  expect(isAnswered('address', draft({}), {}, { ...around, asks: { ...nothing, showNationCustomer: true } })).toBe(false)
})

test('an address counts once the letter is on its way; a point that the text does not have is not waited for', () => {
  expect(answered('email', { email: 'giulia@example.com' })).toBe(false)
  expect(answered('email', { email: 'giulia@example.com' }, { challenge: 'c', sentTo: 'giulia@example.com' })).toBe(true)
  expect(answered('email', { email: 'giulia@example.com' }, { challenge: 'c', sentTo: 'gulia@example.com' })).toBe(false)
  const pointless = { ...around, privacy: { pointB: null, pointC: null } }
  expect(isAnswered('consents', draft({ informativaPrivacy: true }), {}, pointless)).toBe(true)
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

test('a consent that is refused is of the step that asked for it', () => {
  const field = 'informativaPrivacy'
  expect(refusedField(undefined, 'conflict', ['email', 'you', 'address'])).toEqual({ question: 'you', field })
  expect(refusedField(undefined, 'conflict', ['email', 'you', 'consents'])).toEqual({ question: 'consents', field })
  expect(refusedField('birthDate', 'too_young', ['email', 'you'])).toEqual({ question: 'you', field: 'birthDate' })
  expect(refusedField('countryId', 'country_wrong', ['email', 'address'])).toEqual({ question: 'address', field: 'countryId' })
})
