import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from 'playwright'
import { DIGITS, lettersTo } from '../../letters.ts'
import { GOOD_PASSWORD, newAddress, steps } from '../../newcomer.ts'
import type { Line } from '../report.ts'
import type { Side } from './load.ts'
import { untilShown } from './next.ts'
import { measure, middle } from './pairs.ts'
import { slowest } from './slowest.ts'

/** Letter by letter, as a person types. */
async function type(field: Locator, text: string) {
  await field.click()
  await field.pressSequentially(text, { delay: 60 })
}

const LETTER_MS = 20_000

/** The digits of the letter that a server has just sent. */
async function digitsFor(dataDir: string, address: string): Promise<string> {
  for (const end = Date.now() + LETTER_MS; Date.now() < end; await sleep(100)) {
    const digits = DIGITS.exec(lettersTo(dataDir, address).at(-1) ?? '')?.[1]
    if (digits) return digits
  }
  throw new Error(`no letter to ${address}`)
}

type Step = {
  name: string
  /** What she types or chooses before the tap. */
  answer?: (on: ReturnType<typeof steps>) => Promise<unknown>
  /** What leads on; the key at the bottom unless told otherwise. */
  go?: (on: ReturnType<typeof steps>) => Promise<unknown>
  shows: string
}

/** Every step that the demo's restaurant asks for, and what shows that the next one is there. */
function walk(dataDir: string): Step[] {
  let email = ''
  return [
    {
      name: 'address',
      answer: (on) => {
        email = newAddress()
        return type(on.email, email)
      },
      shows: '.confirm-address',
    },
    { name: 'confirmation', shows: 'input[autocomplete="one-time-code"]' },
    // "Codice corretto" stands there to be read before the next question comes.
    { name: 'code', go: async (on) => type(on.code, await digitsFor(dataDir, email)), shows: '.code-right svg' },
    { name: TYPING, go: (on) => type(on.password, GOOD_PASSWORD), shows: '.strength-3 .strength-told, .strength-4 .strength-told' },
    { name: 'password', shows: 'input[autocomplete="given-name"]' },
    {
      name: 'name',
      answer: async ({ name, surname, phone, birthday, consent, wishes }) => {
        await type(name, 'Nuova')
        await type(surname, 'Cliente')
        await type(phone, '333 1234567')
        await type(birthday, '07051991')
        for (const wish of await wishes.all()) await wish.locator('label').first().click()
        await consent.click()
      },
      shows: 'input[autocomplete="address-line1"]',
    },
    {
      name: CARD,
      answer: async ({ street, number, postcode }) => {
        await type(street, 'Via Garibaldi')
        await type(number, '12')
        await type(postcode, '16032')
      },
      shows: '.done h1',
    },
  ]
}

/** The words that a password is judged by come with its first letter. */
const TYPING = 'typing'
/** The last step: the server hashes a password, which takes its time by design. */
const CARD = 'card'

const asSide = (origin: string, dataDir: string): Side => ({
  name: 'registration',
  url: `${origin}/registration`,
  ready: '#root input[autocomplete="email"]',
  steps: walk(dataDir).map(({ name, answer, go, shows }) => ({
    name,
    act: async (page) => {
      const on = steps(page)
      await answer?.(on)
      return untilShown(page, shows, () => (go ? go(on) : on.next.click()))
    },
  })),
})

/** BUDGETS #11 in the registration, with a processor four times slower. The wait for the server's answers counts as it is. */
export async function registrationLines(origin: string, dataDir: string, runs: number): Promise<Line[]> {
  const [walked = {}] = await measure([asSide(origin, dataDir)], { runs, profiles: ['slow'], phases: ['install', 'warm'] })
  const names = walk(dataDir).map(({ name }) => name)
  const answer = slowest(walked, names, 'inp')
  const next = slowest(
    walked,
    names.filter((name) => name !== CARD && name !== TYPING),
    'next',
  )
  const figure = (name: string) => middle(walked, 'slow/warm', name)
  const line = { number: 11, unit: 'ms', target: 100, limit: 200 }
  return [
    { ...line, what: `registration, slowest tap or letter (${answer.name})`, ours: answer.ms },
    { ...line, what: `registration, slowest next screen (${next.name})`, ours: next.ms },
    { number: 11, unit: 'ms', what: 'registration, the card is made (argon2)', ours: figure(`${CARD} next`) },
    { ...line, what: 'typing a password while its words load', ours: figure(`${TYPING} inp`) },
    { ...line, what: 'typing a password, long tasks', ours: figure(`${TYPING} long tasks`) },
    { number: 11, unit: 'ms', what: 'typing a password, last letter to verdict', ours: figure(`${TYPING} next`) },
  ]
}
