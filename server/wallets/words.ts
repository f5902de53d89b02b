import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../words.ts'

const texts = {
  credit: /*i18n*/ { id: 'wallet.credit', message: 'Credito' },
  points: /*i18n*/ { id: 'wallet.points', message: 'Punti' },
  creditNow: /*i18n*/ { id: 'wallet.creditNow', message: 'Il tuo credito è ora %@' },
  pointsNow: /*i18n*/ { id: 'wallet.pointsNow', message: 'I tuoi punti sono ora %@' },
  owner: /*i18n*/ { id: 'wallet.owner', message: 'Nome' },
  code: /*i18n*/ { id: 'wallet.code', message: 'Codice della carta' },
  app: /*i18n*/ { id: 'wallet.app', message: 'Movimenti, coupon e altro' },
  about: /*i18n*/ { id: 'wallet.about', message: 'Carta di {activity}' },
  over: /*i18n*/ { id: 'wallet.over', message: 'Carta non più valida' },
}

/** What a pass says in one language. */
export async function wordsOfPass(language: LanguageCode, activity: string) {
  const words = await wordsIn(language)
  return (name: keyof typeof texts): string => words._({ ...texts[name], values: { activity } })
}
