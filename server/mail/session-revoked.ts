import type { LanguageCode } from '#contract/languages.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'
import { wordsIn } from '../words.ts'

const subject = /*i18n*/ { id: 'mail.sessionRevoked.subject', message: 'La tua sessione è stata chiusa' }
const happened = /*i18n*/ {
  id: 'mail.sessionRevoked.happened',
  message:
    'un vecchio accesso al tuo account è stato usato di nuovo. Per prudenza l’abbiamo chiuso ovunque: la prossima volta ti chiederemo la password.',
}
const todo = /*i18n*/ {
  id: 'mail.sessionRevoked.todo',
  message: 'Se hai ripristinato una copia del telefono non devi fare altro. Altrimenti cambia la password appena accedi.',
}

/** Tells the owner of a session that an old refresh token came back and the whole family was revoked. SEMANTICS 2. */
export async function sessionRevoked(language: LanguageCode, { name }: { name: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  return letterOf(language, words._(subject), [words._(greet(name)), words._(happened), words._(todo)])
}
