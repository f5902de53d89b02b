import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.leavingLetter.subject', message: 'Il tuo account sarà eliminato il {day}' }
const happened = /*i18n*/ {
  id: 'mail.leavingLetter.happened',
  message:
    'come hai chiesto, il {day} cancelliamo il tuo account e tutto quello che sappiamo di te. Carte, credito e punti non si potranno recuperare.',
}
const todo = /*i18n*/ {
  id: 'mail.leavingLetter.todo',
  message: 'Hai cambiato idea? Fino a quel giorno basta accedere e scegliere «Tieni il mio account».',
}

/** Says when an account will be erased, and how to keep it. */
export async function leavingLetter(language: LanguageCode, { name, on }: { name: string; on: Date }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(on)
  const texts = [greet(name), { ...happened, values: { day } }, todo]
  return letterOf(
    language,
    words._({ ...subject, values: { day } }),
    texts.map((one) => words._(one)),
  )
}
