/** Calling codes of one and two digits; all others have three. ITU-T E.164 */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{1,3})/
/** Countries whose numbers keep their first 0 after the calling code: Italy, San Marino and the Vatican. */
const KEEPS_ZERO = /^(39|378|379)$/

/** A telephone number in digits: `prefix` is the calling code where one is given, as `+39` or `0039`. */
export type PhoneNumber = { prefix?: string; rest: string }

/** Reads a number as somebody wrote it. The 0 of `+49 (0)30` is only dialled without the prefix, and goes. */
export function readPhone(given: string): PhoneNumber {
  const digits = given.replace(/\D/g, '')
  const isWorldwide = /^\D*\+/.test(given) || digits.startsWith('00')
  const [prefix] = (isWorldwide && CALLING_CODE.exec(digits.replace(/^00/, ''))) || []
  if (!prefix) return { rest: digits }
  const after = /^\D*\d+\D*\(0\)/.test(given) && !KEEPS_ZERO.test(prefix) ? given.replace('(0)', '') : given
  return { prefix, rest: after.replace(/\D/g, '').replace(/^00/, '').slice(prefix.length) }
}

/** The prefix set apart, the rest in dotted groups of 3-2-2-rest: `+39 040.12.34.567`. Spec §9. */
export function phone(given: string): string {
  const { prefix, rest } = readPhone(given)
  const groups = [rest.slice(0, 3), rest.slice(3, 5), rest.slice(5, 7), rest.slice(7)].filter(Boolean).join('.')
  return [prefix && `+${prefix}`, groups].filter(Boolean).join(' ')
}

/** What is dialled: digits, after a + where the prefix was given; empty where there are none. */
export function dialled(given: string): string {
  const { prefix, rest } = readPhone(given)
  return prefix ? `+${prefix}${rest}` : rest
}
