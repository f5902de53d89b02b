import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { codeLasts, greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.leaveCode.subject', message: 'Il codice per eliminare il tuo account' }
const enter = /*i18n*/ { id: 'mail.leaveCode.enter', message: 'per eliminare il tuo account scrivi nell’app il codice:' }
const not = /*i18n*/ {
  id: 'mail.leaveCode.not',
  message: 'Se non l’hai chiesto tu cambia subito la password: qualcuno usa il tuo account.',
}

/** Six digits with which an account is deleted. */
export async function leaveCode(language: LanguageCode, { name, digits }: { name: string; digits: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const begin = [words._(greet(name)), words._(enter)]
  return letterOf(language, words._(subject), [...begin, { code: digits }, words._(codeLasts), words._(not)])
}
