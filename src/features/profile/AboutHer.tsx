import { useLingui } from '@lingui/react/macro'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Phone } from '#contract/registration.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Field } from '../../ui/Field.tsx'
import { BirthDate } from './BirthDate.tsx'
import type { Values } from './data-values.ts'

type Props = { form: UseFormReturn<Values>; isPhoneRequired: boolean }

/** What an activity may know about a customer beside her name; all of it may stay unsaid, but for a phone that is needed. */
export function AboutHer({ form, isPhoneRequired }: Props) {
  const { control, register, formState } = form
  const { t } = useLingui()
  const { phone, gender, typo } = formState.errors
  const isPhone = (text: string) => (text.trim() === '' ? !isPhoneRequired : Phone.safeParse(text).success)
  return (
    <>
      <Field
        label={isPhoneRequired ? t`Cellulare` : t`Cellulare (facoltativo)`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        error={phone && (phone.message || t`Scrivi un numero di telefono, per esempio 333 1234567`)}
        {...register('phone', { validate: isPhone })}
      />
      <BirthDate form={form} />
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <RadioChoice
            legend={t`Genere (facoltativo)`}
            name="gender"
            chosen={field.value}
            options={[
              { value: 'F', label: t`Donna` },
              { value: 'M', label: t`Uomo` },
              { value: '', label: t`Non lo dico` },
            ]}
            onChoose={field.onChange}
            error={gender?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="typo"
        render={({ field }) => (
          <RadioChoice
            legend={t`La carta è per`}
            name="typo"
            chosen={field.value}
            options={[
              { value: 'F', label: t`Me` },
              { value: 'G', label: t`La mia azienda` },
            ]}
            onChoose={field.onChange}
            error={typo?.message}
          />
        )}
      />
    </>
  )
}
