import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'

const known = new Map<LanguageCode, Promise<I18n>>()

/** What the server says in one language: refusals, letters, the manifest. The catalogues are compiled before the start. */
export function wordsIn(language: LanguageCode): Promise<I18n> {
  const loaded = known.get(language) ?? load(language)
  known.set(language, loaded)
  return loaded
}

async function load(language: LanguageCode) {
  const { messages } = (await import(`#locales/server/${language}.ts`)) as { messages: Messages }
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
