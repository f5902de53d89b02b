import { CODES, type LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'

// Kept on the device, beyond a logout: it decides where the installed app starts. SEMANTICS 3.
const KEY = 'tessera.device.language'

/** The language last chosen on this device, if any. */
export function chosenLanguage(): LanguageCode | undefined {
  try {
    return CODES.find((code) => code === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Keeps the choice; a storage that refuses forgets it. */
export function chooseLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The address still carries the language.
  }
}

/** The first of the phone's languages that we speak, else Italian. SEMANTICS 1. */
export const languageOfPhone = (): LanguageCode =>
  navigator.languages.flatMap((tag) => languageOf(tag.split('-')[0]?.toLowerCase() ?? '') ?? [])[0] ?? 'it'
