import type { LanguageCode } from '#contract/languages.ts'

const prefixed: readonly string[] = ['es', 'fr', 'de', 'en'] satisfies LanguageCode[]

const isPrefixed = (part: string): part is LanguageCode => prefixed.includes(part)

/** One slash in front: what is left after a prefix must not become another host. */
const rooted = (rest: string) => `/${rest.replace(/^[/\\]+/, '')}`

/** The language a code of the wire means; `gb` is English. SEMANTICS 3. */
export function languageOf(code: string): LanguageCode | undefined {
  const known = code === 'gb' ? 'en' : code
  return known === 'it' || isPrefixed(known) ? known : undefined
}

export type Place = { language: LanguageCode; path: string; redirect?: string }

/**
 * Reads an address of the app: its language and its path without prefix, query and hash kept. SEMANTICS 3.
 * @returns `redirect` where the address is not the canonical one: `/gb/card?a#b` -> `/en/card?a#b`, `/it/card` -> `/card`.
 * An unknown prefix is no language: it stays in the path, in Italian
 */
export function readPath(address: string): Place {
  const [, prefix = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? []
  const path = rooted(rest)
  if (isPrefixed(prefix)) return { language: prefix, path }
  if (prefix === 'gb') return { language: 'en', path, redirect: inLanguage('en', path) }
  if (prefix === 'it') return { language: 'it', path, redirect: path }
  return { language: 'it', path: address || '/' }
}

/** The address of a bare path in a language: Italian has no prefix. `/` in German is `/de`. */
export function inLanguage(language: LanguageCode, path: string): string {
  const bare = rooted(path)
  return language === 'it' ? bare : `/${language}${bare.replace(/^\/(?=$|[?#])/, '')}`
}

/** The same page in another language. Spec §4: Italian removes the prefix, others add or replace it. */
export const switchLanguage = (address: string, language: LanguageCode): string => inLanguage(language, readPath(address).path)
