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
const not = /*i18n*/ {
  id: 'mail.passwordChanged.not',
  message: "Se non è opera tua, scegline subito un'altra con «Password dimenticata» nella pagina di accesso.",
}
const again = /*i18n*/ { id: 'mail.passwordChanged.again', message: 'Password dimenticata' }

type Said = { name: string; forgotten: string | undefined }

/** Tells the owner of an account that its password is another now. SEMANTICS 2. */
export async function passwordChanged(language: LanguageCode, { name, forgotten }: Said): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const ways: Paragraph[] = forgotten ? [{ label: words._(again), href: forgotten }] : []
  const texts = [words._(greet(name)), words._(happened), words._(not)]
  return letterOf(language, words._(subject), [...texts, ...ways])
}
