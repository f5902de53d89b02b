import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.erasedLetter.subject', message: 'Il tuo account è stato eliminato' }
const happened = /*i18n*/ {
  id: 'mail.erasedLetter.happened',
  message:
    'il tuo account non c’è più: abbiamo cancellato i tuoi dati, le tue carte e i tuoi dispositivi. Dei movimenti restano solo le cifre, senza il tuo nome.',
}
const bye = /*i18n*/ { id: 'mail.erasedLetter.bye', message: 'Grazie del tempo passato con noi: questa è l’ultima e-mail che ricevi.' }

/** The last letter: nothing is known of her any more, not even this address. */
export async function erasedLetter(language: LanguageCode, { name }: { name: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  return letterOf(
    language,
    words._(subject),
    [greet(name), happened, bye].map((one) => words._(one)),
  )
}
