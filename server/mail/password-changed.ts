import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf, type Paragraph } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.passwordChanged.subject', message: 'La tua password è cambiata' }
const happened = /*i18n*/ {
  id: 'mail.passwordChanged.happened',
  message: 'la password del tuo account è stata cambiata e tutte le altre sessioni sono state chiuse.',
}
const passkeys = /*i18n*/ {
  id: 'mail.passwordChanged.passkeys',
  message: 'Abbiamo tolto anche tutte le tue passkey: puoi aggiungerne di nuove dal profilo.',
}
const not = /*i18n*/ {
  id: 'mail.passwordChanged.not',
  message: 'Se non l’hai fatto tu, scegline subito un’altra con «Password dimenticata» nella pagina di accesso.',
}
const again = /*i18n*/ { id: 'mail.passwordChanged.again', message: 'Password dimenticata?' }

type Said = { name: string; forgotten: string | undefined; passkeysRemoved: boolean }

/** Tells the owner of an account that its password is another now. SEMANTICS 2. */
export async function passwordChanged(language: LanguageCode, { name, forgotten, passkeysRemoved }: Said): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const ways: Paragraph[] = forgotten ? [{ label: words._(again), href: forgotten }] : []
  const texts = [greet(name), happened, ...(passkeysRemoved ? [passkeys] : []), not].map((one) => words._(one))
  return letterOf(language, words._(subject), [...texts, ...ways])
}
