import { useLingui } from '@lingui/react/macro'
import { birthDateFlaw, birthDateOf, FIRST_YEAR, LEAST_AGE } from '#rules/birth-date.ts'

type Parts = { day?: string | undefined; month?: string | undefined; year?: string | undefined }

/** What is wrong with a birthday of three parts, as of `today` (`YYYY-MM-DD`); an empty one is right. SEMANTICS 10. */
export function useBirthWords() {
  const { t } = useLingui()
  return ({ day = '', month = '', year = '' }: Parts, today: string): string | undefined => {
    if (!(day || month || year)) return undefined
    const born = birthDateOf(year, month, day)
    if (!born || year.length < 4) return t`Completa la data: giorno, mese e anno`
    const flaw = birthDateFlaw(born, today)
    if (flaw === 'too_young') return t`Per avere la carta servono ${LEAST_AGE} anni: chiedi a chi si prende cura di te.`
    if (flaw === 'too_early') return t`Scrivi un anno dal ${FIRST_YEAR} in poi`
    if (flaw === 'to_come') return t`Questo giorno deve ancora venire`
    return flaw && t`Questo giorno non esiste nel calendario`
  }
}
