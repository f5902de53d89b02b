import { useLingui } from '@lingui/react/macro'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { onTheWall } from '#rules/days.ts'
import { useBirthWords } from '../../components/person/use-birth-words.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { DateFields } from '../../ui/DateFields.tsx'
import type { Values } from './data-values.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Her birthday, all of it or nothing. Spec §5, SEMANTICS 10. */
export function BirthDate({ form: { control, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { birthDate } = formState.errors
  const wrongBirth = useBirthWords()
  const wrong = (typed: Values['birthDate']) => wrongBirth(typed, onTheWall(zone, Date.now()).day) ?? true
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
