import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { codeLasts, greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.addressCode.subject', message: 'Il codice per il tuo nuovo indirizzo' }
const enter = /*i18n*/ { id: 'mail.addressCode.enter', message: 'per usare questo indirizzo con il tuo account scrivi nell’app il codice:' }
const not = /*i18n*/ {
  id: 'mail.addressCode.not',
  message: 'Se non l’hai chiesto tu non serve fare niente: senza il codice non cambia nulla.',
}

/** Six digits for the address that is to be hers: whoever reads them there may say so. */
export async function addressCode(language: LanguageCode, { name, digits }: { name: string; digits: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const begin = [words._(greet(name)), words._(enter)]
  return letterOf(language, words._(subject), [...begin, { code: digits }, words._(codeLasts), words._(not)])
}
