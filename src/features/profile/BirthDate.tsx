import { useLingui } from '@lingui/react/macro'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { birthDateOf, checkBirthDate, FIRST_YEAR, LEAST_AGE } from '#rules/birth-date.ts'
import { onTheWall } from '#rules/days.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { DateFields } from '../../ui/DateFields.tsx'
import type { Values } from './data-values.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Her birthday, all of it or nothing. Spec §5, SEMANTICS 10. */
export function BirthDate({ form: { control, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { birthDate } = formState.errors
  const wrong = ({ day, month, year }: Values['birthDate']) => {
    if (!(day || month || year)) return true
    const born = birthDateOf(year, month, day)
    if (!born) return t`Completa la data: giorno, mese e anno`
    const no = checkBirthDate(born, onTheWall(zone, Date.now()).day)
    if (no?.refused === 'too_young') return t`Per avere la carta servono ${LEAST_AGE} anni: chiedi a chi si prende cura di te.`
    return no ? t`Questa data non esiste, o è prima del ${FIRST_YEAR}` : true
  }
  return (
    <Controller
      control={control}
      name="birthDate"
      rules={{ validate: wrong }}
      render={({ field }) => (
        <DateFields
          legend={t`Data di nascita (facoltativa)`}
          language={language}
          value={field.value}
          onChange={field.onChange}
          error={birthDate && (birthDate.message ?? birthDate.root?.message)}
        />
      )}
    />
  )
}
