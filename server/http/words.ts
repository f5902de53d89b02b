import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import { de, en, es, fr, it } from 'zod/locales'
import type { RefusalCode } from '#contract/errors.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { texts } from '#locales/errors.ts'

const fieldWords = { it: it(), es: es(), fr: fr(), de: de(), en: en() }
const known = new Map<LanguageCode, Promise<I18n>>()

async function load(language: LanguageCode) {
  const { messages } = (await import(`#locales/${language}.ts`)) as { messages: Messages }
  return setupI18n({ locale: language, messages: { [language]: messages } })
}

/** A message in one language. The catalogues are compiled before the start. */
export async function said(message: MessageDescriptor, language: LanguageCode): Promise<string> {
  const words = known.get(language) ?? load(language)
  known.set(language, words)
  return (await words)._(message)
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
