import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { codeLasts } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.registrationCode.subject', message: '{digits} è il tuo codice per {activity}' }
const heading = /*i18n*/ { id: 'mail.registrationCode.heading', message: 'Il tuo codice per {activity}' }
const enter = /*i18n*/ { id: 'mail.registrationCode.enter', message: 'Scrivi questo codice nell’app per confermare il tuo indirizzo:' }
const not = /*i18n*/ {
  id: 'mail.registrationCode.not',
  message: 'Se non hai chiesto tu di registrarti, ignora questa e-mail: senza il codice nessuno può farlo con il tuo indirizzo.',
}

/** Six digits that prove an address; in the subject too, so that a telephone shows them without opening the letter. */
export async function registrationCode(language: LanguageCode, said: { activity: string; digits: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const paragraphs = [words._(enter), { code: said.digits }, words._(codeLasts), words._(not)]
  const letter = letterOf(language, words._({ ...heading, values: said }), paragraphs)
  return { ...letter, subject: words._({ ...subject, values: said }) }
}
