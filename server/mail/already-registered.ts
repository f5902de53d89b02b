import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf, type Paragraph } from './page.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.alreadyRegistered.subject', message: 'Hai già la carta di {activity}' }
const happened = /*i18n*/ {
  id: 'mail.alreadyRegistered.happened',
  message: 'Qualcuno, forse tu, ha chiesto di registrarsi con questo indirizzo. Hai già un account: non serve un codice, basta accedere.',
}
const login = /*i18n*/ { id: 'mail.alreadyRegistered.login', message: 'Accedi' }
const forgotten = /*i18n*/ { id: 'mail.alreadyRegistered.forgotten', message: 'Ho dimenticato la password' }

type Said = { activity: string; pages: { login: string; forgotten: string } | undefined }

/** Tells who registers anew that she is a customer already: the answer to the request does not say so. SEMANTICS 2. */
export async function alreadyRegistered(language: LanguageCode, { activity, pages }: Said): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const ways: Paragraph[] = pages
    ? [
        { label: words._(login), href: pages.login, key: true },
        { label: words._(forgotten), href: pages.forgotten },
      ]
    : []
  return letterOf(language, words._({ ...subject, values: { activity } }), [words._(happened), ...ways])
}
