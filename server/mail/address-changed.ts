import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.addressChanged.subject', message: 'Il tuo indirizzo e-mail è cambiato' }
const happened = /*i18n*/ {
  id: 'mail.addressChanged.happened',
  message: 'da adesso accedi con {address}; questo indirizzo non è più legato al tuo account.',
}
const not = /*i18n*/ {
  id: 'mail.addressChanged.not',
  message: 'Se non l’hai fatto tu, scrivi subito a chi ti ha dato la carta: il tuo account potrebbe essere in mano ad altri.',
}

/** Tells the address before that another one has taken its place. SEMANTICS 2 */
export async function addressChanged(
  language: LanguageCode,
  { name, address }: { name: string; address: string },
): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const texts = [greet(name), { ...happened, values: { address } }, not]
  return letterOf(
    language,
    words._(subject),
    texts.map((one) => words._(one)),
  )
}
