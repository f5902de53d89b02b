import { parseAccept } from 'hono/utils/accept'
import { CODES, type LanguageCode } from '#contract/languages.ts'

const isOurs = (code: string): code is LanguageCode => (CODES as readonly string[]).includes(code)

/** The language of an answer: the best of Accept-Language that we speak, else Italian. SEMANTICS 1. */
export function languageOf(accept: string | undefined): LanguageCode {
  if (!accept) return 'it'
  const wished = parseAccept(accept)
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '')
  return wished.find(isOurs) ?? 'it'
}
