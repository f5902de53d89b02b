import { type Refusal, refuse } from './refusal.ts'

/** The form in which addresses are compared: trimmed, folded in case and in composition. It is the user name. SEMANTICS 2. */
export const asUserName = (email: string): string => email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Are they one address? */
export const sameAddress = (one: string, other: string): boolean => asUserName(one) === asUserName(other)

/** Scripts whose letters look like one another's. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

const words = (text: string) => text.split(/[^\p{L}\p{M}]+/u)
const isMixed = (word: string) => LOOK_ALIKES.filter((script) => script.test(word)).length > 1

/** A letter that turns into a plain one when it is folded, such as the Kelvin sign or a full-width A. */
const isDisguised = (letter: string) => letter > '\x7f' && /[\0-\x7f]/.test(asUserName(letter))

/**
 * Could this address be taken for another one? Letters of several alphabets in one word, letters that only stand for plain
 * ones, and what cannot be seen.
 * @returns nothing where all is well, else address_letters
 */
export function checkAddress(email: string, path = 'email'): Refusal | undefined {
  const isStrange = /\p{C}/u.test(email) || words(email).some(isMixed) || [...email].some(isDisguised)
  return isStrange ? refuse('address_letters', undefined, { errors: [{ path, code: 'address_letters', message: '' }] }) : undefined
}
