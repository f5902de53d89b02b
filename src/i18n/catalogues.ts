import { i18n, type Messages } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { messages as italian } from '#locales/it.po'

type Catalogue = Record<LanguageCode, () => Promise<{ messages: Messages }>>

// Italian is in the first chunk: it is the source and every second customer's language. The others come when they are read.
const first: Catalogue = {
  it: async () => ({ messages: italian }),
  es: () => import('#locales/es.po'),
  fr: () => import('#locales/fr.po'),
  de: () => import('#locales/de.po'),
  en: () => import('#locales/en.po'),
}

// What only the pages say that are opened later. lingui.config.ts
const later: Catalogue = {
  it: () => import('#locales/later/it.po'),
  es: () => import('#locales/later/es.po'),
  fr: () => import('#locales/later/fr.po'),
  de: () => import('#locales/later/de.po'),
  en: () => import('#locales/later/en.po'),
}

const inUse = new Set([first])
let spoken: LanguageCode = 'it'

/** Loads what a catalogue has in a language, or in Italian where that cannot be had. Lingui writes into what it is given. */
async function load(catalogue: Catalogue, language: LanguageCode) {
  const { messages } = await catalogue[language]().catch(catalogue.it)
  i18n.load(language, { ...messages })
}

/**
 * Makes a language the page's: texts and `<html lang>`. Falls back to Italian where its catalogue cannot be had.
 * @returns false if another one was chosen while its texts were on their way: that one counts
 */
export async function speak(language: LanguageCode): Promise<boolean> {
  spoken = language
  await Promise.all([...inUse].map((catalogue) => load(catalogue, language)))
  if (spoken !== language) return false
  i18n.activate(language)
  document.documentElement.lang = language
  return true
}

/** Adds the texts of the pages that are opened later, from now on in each language that is spoken. */
export function speakOfLater(): Promise<void> {
  inUse.add(later)
  return load(later, spoken)
}
