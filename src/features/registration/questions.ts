import type { Configuration } from '#contract/activities.ts'
import type { Privacy } from '#contract/privacy.ts'
import { Email, PersonName, Phone } from '#contract/registration.ts'
import { birthDateOf, checkBirthDate } from '#rules/birth-date.ts'
import { unanswered } from '#rules/consents.ts'
import { checkPostcode } from '#rules/postcodes.ts'
import type { Answers, Draft } from './draft.ts'

/** One question a step, in this order. */
export const QUESTIONS = ['email', 'code', 'password', 'name', 'birth', 'phone', 'address', 'country', 'consents'] as const
export type Question = (typeof QUESTIONS)[number]

/** What is never kept on the device. */
export type Secrets = { code?: string; password?: string }

type Asks = Pick<Configuration, 'showAddressCustomer' | 'showNationCustomer' | 'requiredPhoneNumber'>

/** What the activity asks of her; whoever has an account has told her name before, and without a text there is nothing to consent to. */
export function questionsOf(asks: Asks, { isKnown, hasText }: { isKnown: boolean; hasText: boolean }) {
  const isLeftOut: Partial<Record<Question, boolean>> = {
    name: isKnown,
    phone: !asks.requiredPhoneNumber,
    address: !asks.showAddressCustomer,
    country: !asks.showNationCustomer || asks.showAddressCustomer, // an address has one
    consents: !hasText,
  }
  return QUESTIONS.filter((question) => !isLeftOut[question])
}

const isFilled = (text: string | undefined) => Boolean(text?.trim())

/** `today` is `YYYY-MM-DD`; `privacy`: the text whose points are asked for. */
type Around = { today: string; privacy: Pick<Privacy, 'pointB' | 'pointC'> | undefined }

/** Has she answered it, as far as this device can tell? */
export function isAnswered(question: Question, { answers, challenge, sentTo }: Draft, secrets: Secrets, { today, privacy }: Around) {
  const { email, name, surname, phone, address, streetNumber, cap = '', countryId = '' } = answers
  const rules: Record<Question, () => boolean> = {
    email: () => Email.safeParse(email).success && challenge !== undefined && sentTo === email,
    code: () => secrets.code !== undefined,
    password: () => secrets.password !== undefined,
    name: () => PersonName.safeParse(name).success && PersonName.safeParse(surname).success,
    birth: () => answers.noBirthDate === true || isBirthDate(answers, today),
    phone: () => Phone.safeParse(phone).success,
    address: () => isFilled(address) && isFilled(streetNumber) && countryId !== '' && !checkPostcode(countryId, cap),
    country: () => countryId !== '',
    consents: () => !privacy || unanswered(privacy, answers) === undefined,
  }
  return rules[question]()
}

function isBirthDate({ day = '', month = '', year = '' }: Answers, today: string) {
  const born = birthDateOf(year, month, day)
  return born !== undefined && !checkBirthDate(born, today)
}

/** Where a question stands. Spec §2. */
export function pathOf(question: Question, activityId: string): string {
  if (question === 'email') return `/registration/${activityId}`
  return question === 'code' ? '/registration/stepCode' : `/registration/stepConfirmRegistration?ask=${question}`
}

/** The question that an address shows; of the confirmation without one, the first of its own. */
export function questionAt(place: string, ask: string | null): Question {
  if (place === 'stepCode') return 'code'
  if (place !== 'stepConfirmRegistration') return 'email'
  return QUESTIONS.slice(2).find((one) => one === ask) ?? 'password'
}

/** The fields of each question. */
const FIELDS: Record<Question, readonly string[]> = {
  email: ['email'],
  code: ['code'],
  password: ['password'],
  name: ['name', 'surname', 'typo'],
  birth: ['birthDate'],
  phone: ['phone'],
  address: ['address', 'streetNumber', 'cap', 'countryId'],
  country: ['countryId'],
  consents: ['informativaPrivacy', 'informativaPointB', 'informativaPointC'],
}

/** What a refusal may name instead of the field. */
const MEANT: Record<string, string> = {
  username: 'email',
  address_letters: 'email',
  email_taken: 'email',
  already_registered: 'email',
  challenge: 'code',
  code_wrong: 'code',
  code_expired: 'code',
  confirmPassword: 'password',
  password_weak: 'password',
  password_wrong: 'password',
  name_missing: 'name',
  birth_date: 'birthDate',
  too_young: 'birthDate',
  phone_missing: 'phone',
  privacyId: 'informativaPrivacy',
  privacy_missing: 'informativaPrivacy',
  conflict: 'informativaPrivacy',
}

/** The question and the field that a refusal of the server means, among those that were asked; neither where it is about none of them. */
export function refusedField(path: string | undefined, code: string, asked: readonly Question[]): { question?: Question; field?: string } {
  const named = path ?? code
  const field = MEANT[named] ?? named
  const question = asked.find((one) => FIELDS[one].includes(field))
  return question ? { question, field } : {}
}
