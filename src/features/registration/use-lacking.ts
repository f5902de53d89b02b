import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PersonName, Phone } from '#contract/registration.ts'
import { openPoints, type Point } from '#rules/consents.ts'
import { useMissingWords } from '../../components/privacy/use-missing-words.ts'
import { useBirthWords } from '../../components/person/use-birth-words.ts'
import type { Registering } from './use-registering.ts'

/** The points as they stand here: two questions, then what has been read. */
const ORDER = ['B', 'C', 'A'] as const

export type Lack = 'name' | 'surname' | 'phone' | 'wrongPhone' | 'wrongBirth' | Point

/** What has no answer yet of the consents, in the order in which they are read. */
export const lackingConsents = ({ privacy, answers }: Registering): Point[] => (privacy ? openPoints(privacy, answers, ORDER) : [])

/** What is missing or wrong of what she is asked with her name, in the order in which it is read. */
export function useLacking(at: Registering): Lack[] {
  const { answers, configuration, isKnown, isLow, today } = at
  const wrongBirth = useBirthWords()(answers, today)
  const isName = (name: string | undefined) => isKnown || PersonName.safeParse(name).success
  const phone = answers.phone?.trim() ?? ''
  const isPhone = !configuration.requiredPhoneNumber || Phone.safeParse(phone).success
  const hers = [
    isName(answers.name) ? undefined : 'name',
    isName(answers.surname) ? undefined : 'surname',
    isPhone ? undefined : phone ? 'wrongPhone' : 'phone',
    wrongBirth ? 'wrongBirth' : undefined,
  ] as const
  return [...hers.filter((one) => one !== undefined), ...(isLow ? [] : lackingConsents(at))]
}

/** The two questions, as they are asked. */
export function useQuestions(): Record<Exclude<Point, 'A'>, string> {
  const { t } = useLingui()
  return { B: t`Ti scriviamo le novità?`, C: t`Ti facciamo proposte?` }
}

/** What the foot says of it: the first by its name, and how many more there are; nothing where nothing lacks. */
export function useLackWords(): (lacking: readonly Lack[]) => string | undefined {
  const { t } = useLingui()
  const questions = useQuestions()
  const { A } = useMissingWords()
  return ([first, ...others]) => {
    const rest = others.length
    if (first === undefined) return undefined
    if (first === 'A') return A
    if (first === 'B' || first === 'C') {
      const question = questions[first]
      return t`Manca la risposta a «${question}»: vale anche no`
    }
    const words = {
      name: plural(rest, { 0: 'Manca il nome', one: 'Mancano il nome e un’altra cosa', other: 'Mancano il nome e altre # cose' }),
      surname: plural(rest, {
        0: 'Manca il cognome',
        one: 'Mancano il cognome e un’altra cosa',
        other: 'Mancano il cognome e altre # cose',
      }),
      phone: plural(rest, {
        0: 'Manca il cellulare',
        one: 'Mancano il cellulare e un’altra cosa',
        other: 'Mancano il cellulare e altre # cose',
      }),
      wrongPhone: plural(rest, {
        0: 'Controlla il cellulare',
        one: 'Controlla il cellulare e un’altra cosa',
        other: 'Controlla il cellulare e altre # cose',
      }),
      wrongBirth: plural(rest, {
        0: 'Controlla il compleanno',
        one: 'Controlla il compleanno e un’altra cosa',
        other: 'Controlla il compleanno e altre # cose',
      }),
    }
    return words[first]
  }
}
