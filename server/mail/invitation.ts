import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'
import { letterOf } from './page.ts'
import { greet } from './phrases.ts'
import type { Letter } from './port.ts'

const subject = /*i18n*/ { id: 'mail.invitation.subject', message: '{activity}: il tuo accesso ti aspetta' }
const invited = /*i18n*/ {
  id: 'mail.invitation.invited',
  message: '{activity} ha preparato un accesso per te. Manca solo la password, e la scegli tu:',
}
const choose = /*i18n*/ { id: 'mail.invitation.choose', message: 'Scegli la password' }
const lasts = /*i18n*/ {
  id: 'mail.invitation.lasts',
  message: 'Il link vale sette giorni. Dopo, nella pagina di accesso, basta «Password dimenticata?» con questo indirizzo.',
}
const not = /*i18n*/ {
  id: 'mail.invitation.not',
  message: 'Se non aspettavi questo invito, ignora questa e-mail: senza la password nessuno può entrare.',
}

type Invitation = { name: string; activity: string; href: string }

/** The link with which somebody whose account was made for her chooses her password. */
export async function invitation(language: LanguageCode, { name, activity, href }: Invitation): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const way = { label: words._(choose), href, key: true } as const
  return letterOf(language, words._({ ...subject, values: { activity } }), [
    words._(greet(name)),
    words._({ ...invited, values: { activity } }),
    way,
    words._(lasts),
    words._(not),
  ])
}
