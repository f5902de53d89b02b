import type { MessageDescriptor } from '@lingui/core'
import { de, en, es, fr, it } from 'zod/locales'
import type { RefusalCode } from '#contract/errors.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { texts } from '#locales/errors.ts'
import { wordsIn } from '../words.ts'

const fieldWords = { it: it(), es: es(), fr: fr(), de: de(), en: en() }

/** A message in one language. */
export async function said(message: MessageDescriptor, language: LanguageCode): Promise<string> {
  return (await wordsIn(language))._(message)
}

/** The sentence of a refusal in one language. */
export const sentence = (code: RefusalCode, language: LanguageCode, values: Record<string, string | number> = {}): Promise<string> =>
  said({ ...texts[code], values }, language)

type Issue = Parameters<(typeof fieldWords)['it']['localeError']>[0]

/** The sentence of one mistake of the input, in zod's own words for that language. */
export function mistake(issue: unknown, language: LanguageCode): string {
  const found = fieldWords[language].localeError(issue as Issue)
  return (typeof found === 'string' ? found : found?.message) ?? ''
}
