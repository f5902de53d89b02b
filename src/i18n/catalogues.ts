import { i18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { messages as italian } from '#locales/it.po'

// Italian is in the first chunk: it is the source and every second customer's language. The others come when they are read.
const load = {
  it: async () => ({ messages: italian }),
  es: () => import('#locales/es.po'),
  fr: () => import('#locales/fr.po'),
  de: () => import('#locales/de.po'),
  en: () => import('#locales/en.po'),
} satisfies Record<LanguageCode, () => Promise<unknown>>

/** Makes a language the page's: texts and `<html lang>`. Falls back to Italian where its catalogue cannot be had. */
export async function speak(language: LanguageCode): Promise<void> {
  const { messages } = await load[language]().catch(() => ({ messages: italian }))
  i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
}
