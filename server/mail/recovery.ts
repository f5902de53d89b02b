import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.recovery.subject', message: 'Scegli una nuova password' }
const asked = /*i18n*/ {
  id: 'mail.recovery.asked',
  message: 'hai chiesto di scegliere una nuova password. Apri questo link, anche da un altro dispositivo:',
}
const choose = /*i18n*/ { id: 'mail.recovery.choose', message: 'Scegli la password' }
const lasts = /*i18n*/ { id: 'mail.recovery.lasts', message: 'Vale un’ora. Quando l’hai scelta, tutte le sessioni aperte si chiudono.' }
const not = /*i18n*/ {
  id: 'mail.recovery.not',
  message: 'Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta quella di prima.',
}

/** The link with which a person who forgot her password sets another. */
export async function recovery(language: LanguageCode, { name, href }: { name: string; href: string }): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const way = { label: words._(choose), href, key: true } as const
  return letterOf(language, words._(subject), [words._(greet(name)), words._(asked), way, words._(lasts), words._(not)])
}
