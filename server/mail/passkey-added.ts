import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.passkeyAdded.subject', message: 'Una nuova passkey per il tuo account' }
const happened = /*i18n*/ { id: 'mail.passkeyAdded.happened', message: 'da adesso puoi accedere anche con la passkey «{passkey}».' }
const not = /*i18n*/ {
  id: 'mail.passkeyAdded.not',
  message: 'Se non l’hai fatto tu, togli la passkey dal profilo e cambia subito la password: qualcuno usa il tuo account.',
}

/** Tells the owner of an account that it opens to another passkey now. */
export async function passkeyAdded(
  language: LanguageCode,
  { name, passkey }: { name: string; passkey: string },
): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const texts = [greet(name), { ...happened, values: { passkey } }, not]
  return letterOf(
    language,
    words._(subject),
    texts.map((one) => words._(one)),
  )
}
