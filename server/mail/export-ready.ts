import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf, type Paragraph } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.exportReady.subject', message: 'I tuoi dati sono pronti' }
const happened = /*i18n*/ {
  id: 'mail.exportReady.happened',
  message:
    'abbiamo raccolto tutto quello che sappiamo di te. Il link funziona una volta sola, fino al {day}, e chiede di accedere al tuo account.',
}
const open = /*i18n*/ { id: 'mail.exportReady.open', message: 'Scarica i miei dati' }
const not = /*i18n*/ {
  id: 'mail.exportReady.not',
  message: 'Se non li hai chiesti tu cambia subito la password: qualcuno usa il tuo account.',
}

/** A link to all that is known about her, which works once and for some days. SEMANTICS 10 */
export async function exportReady(
  language: LanguageCode,
  { name, expires, href }: { name: string; expires: Date; href: string | undefined },
): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(expires)
  const told = [words._(greet(name)), words._({ ...happened, values: { day } })]
  const ways: Paragraph[] = href ? [{ label: words._(open), href, key: true }] : []
  return letterOf(language, words._(subject), [...told, ...ways, words._(not)])
}
