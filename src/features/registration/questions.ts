import type { Configuration } from '#contract/activities.ts'
import type { Privacy } from '#contract/privacy.ts'
import { Email, PersonName, Phone } from '#contract/registration.ts'
import { birthDateOf, checkBirthDate } from '#rules/birth-date.ts'
import { unanswered } from '#rules/consents.ts'
import { checkPostcode } from '#rules/postcodes.ts'
import type { Answers, Draft } from './draft.ts'

/** What is asked, step by step; the consents are asked with her name where the screen has room for both. */
export const QUESTIONS = ['email', 'code', 'password', 'you', 'consents', 'address'] as const
export type Question = (typeof QUESTIONS)[number]

/** What is never kept on the device. */
export type Secrets = { code?: string; password?: string }

export type Asks = Pick<Configuration, 'showAddressCustomer' | 'showNationCustomer' | 'requiredPhoneNumber'>

/** Around the questions: `isKnown`: she has an account, which has her name; without a text there is nothing to consent to. */
export type Around = {
  asks: Asks
  isKnown: boolean
  /** She is logged in, which says who she is: all that is left to ask is asked at once. */
  isIn: boolean
  privacy: Pick<Privacy, 'pointB' | 'pointC'> | undefined
  /** The consents have a step of their own. */
  isLow: boolean
}

/** Where she lives, or the country alone. */
export const asksAddress = ({ showAddressCustomer, showNationCustomer }: Asks): boolean => showAddressCustomer || showNationCustomer

/** The steps that the activity's wishes make. */
export function questionsOf({ asks, privacy, isLow, isIn }: Omit<Around, 'isKnown'>): Question[] {
  if (isIn) return ['you']
  const isLeftOut: Partial<Record<Question, boolean>> = {
    consents: !privacy || !isLow,
    address: !asksAddress(asks),
  }
  return QUESTIONS.filter((question) => !isLeftOut[question])
}

const isFilled = (text: string | undefined) => Boolean(text?.trim())

/** Has she answered it, as far as this device can tell? `today` is `YYYY-MM-DD`. */
export function isAnswered(
  question: Question,
  { answers, challenge, sentTo }: Draft,
  secrets: Secrets,
  around: Around & { today: string },
) {
  const { email, name, surname, phone, address, streetNumber, cap = '', countryId = '' } = answers
  const { asks, privacy, isKnown, isIn, isLow, today } = around
  const hasConsented = () => !privacy || unanswered(privacy, answers) === undefined
  const hasName = () => isKnown || (PersonName.safeParse(name).success && PersonName.safeParse(surname).success)
  const hasPhone = () => !asks.requiredPhoneNumber || Phone.safeParse(phone).success
  const hasBirthDate = () => answers.noBirthDate === true || isBirthDate(answers, today)
  const hasStreet = () => isFilled(address) && isFilled(streetNumber) && !checkPostcode(countryId, cap)
  const hasAddress = () => countryId !== '' && (!asks.showAddressCustomer || hasStreet())
  const rules: Record<Question, () => boolean> = {
    email: () => Email.safeParse(email).success && challenge !== undefined && sentTo === email,
    code: () => secrets.code !== undefined,
    password: () => secrets.password !== undefined,
    you: () => hasName() && hasPhone() && hasBirthDate() && (isLow || hasConsented()) && (!isIn || !asksAddress(asks) || hasAddress()),
    consents: hasConsented,
    address: hasAddress,
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

const CONSENTS = ['informativaPrivacy', 'informativaPointB', 'informativaPointC']

const ADDRESS = ['address', 'streetNumber', 'cap', 'countryId']

/** The fields of each question; where consents and address have no step of their own, they are asked with her name. */
const FIELDS: Record<Question, readonly string[]> = {
  email: ['email'],
  code: ['code'],
  password: ['password'],
  consents: CONSENTS,
  you: ['name', 'surname', 'typo', 'birthDate', 'phone', ...CONSENTS, ...ADDRESS],
  address: ADDRESS,
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
  const question = (['consents', 'address', ...QUESTIONS] as const).find((one) => asked.includes(one) && FIELDS[one].includes(field))
  return question ? { question, field } : {}
}
