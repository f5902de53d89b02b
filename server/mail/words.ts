import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'

const known = new Map<LanguageCode, Promise<I18n>>()

/** The words of the mails in one language; the catalogues beside this file are compiled before the start. */
export function wordsIn(language: LanguageCode): Promise<I18n> {
  const loaded = known.get(language) ?? load(language)
  known.set(language, loaded)
  return loaded
}

async function load(language: LanguageCode) {
  const { messages } = (await import(/* @vite-ignore */ `./${language}.ts`)) as { messages: Messages }
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
