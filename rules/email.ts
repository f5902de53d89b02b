import { type Refusal, refuseField } from './refusal.ts'

/** Every world has it, and these rules know the types of none. */
declare const URL: new (address: string) => { hostname: string }

/** An address as it is kept and shown: trimmed, folded in case and in composition. */
export const asAddress = (email: string): string => email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Letters, digits, hyphens and dots, one of them no ASCII: whatever else stands in a domain is left for others to refuse. */
const WIDE = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002-]+$/u

/** A domain as mail is sent to it: `münchen.example` is written `xn--mnchen-3ya.example` as well, and both are one mailbox. */
function asHost(domain: string): string {
  if (!WIDE.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** The form in which addresses are compared, their domain in ASCII. It is the user name. SEMANTICS 2. */
export function asUserName(email: string): string {
  const address = asAddress(email)
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + asHost(address.slice(at))
}

const GMAIL = /@(?:gmail|googlemail)\.com$/

/**
 * Where letters to a user name arrive: what follows a plus sign is for its owner to sort them by, and Google looks at no dots,
 * under either of its names.
 */
export function mailboxOf(username: string): string {
  const mailbox = username.replace(/^([^@+]+)\+[^@]*@/, '$1@')
  return GMAIL.test(mailbox) ? `${mailbox.replace(GMAIL, '').replaceAll('.', '')}@gmail.com` : mailbox
}

/** Are they one address? */
export const sameAddress = (one: string, other: string): boolean => asUserName(one) === asUserName(other)

/** An address as others see it who only tell people apart: `n…@example.com`. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…')

/** Scripts whose letters look like one another's. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

const words = (text: string) => text.split(/[^\p{L}\p{M}]+/u)
const isMixed = (word: string) => LOOK_ALIKES.filter((script) => script.test(word)).length > 1

/** A letter that turns into a plain one when it is folded, such as the Kelvin sign or a full-width A. */
const isDisguised = (letter: string) => letter > '\x7f' && /[\0-\x7f]/.test(asAddress(letter))

/**
 * Could this address be taken for another one? Letters of several alphabets in one word, letters that only stand for plain
 * ones, and what cannot be seen.
 * @returns nothing where all is well, else address_letters
 */
export function checkAddress(email: string, path = 'email'): Refusal | undefined {
  const isStrange = /\p{C}/u.test(email) || words(email).some(isMixed) || [...email].some(isDisguised)
  return isStrange ? refuseField(path, 'address_letters') : undefined
}
