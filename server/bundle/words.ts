import type { Words } from './fields.ts'

/** The Italian text. */
export const original = (words: Words): string => (typeof words === 'string' ? words : (words.it ?? ''))

/** A text by language code, the original included. */
export const byLanguage = (words: Words | undefined): Record<string, string> =>
  words === undefined ? {} : typeof words === 'string' ? { it: words } : { ...words }

/** Translations of several fields by language code, without the original: `{ en: { name: 'Bread' } }`. */
export function translated(fields: Record<string, Words | undefined>): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const [field, words] of Object.entries(fields)) {
    for (const [code, text] of Object.entries(byLanguage(words))) {
      if (code !== 'it') found[code] = { ...found[code], [field]: text }
    }
  }
  return found
}
