import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import type { StepProps } from './step.ts'

type Props = StepProps & {
  isWrong: boolean
  /** The step begins with it. */
  isFirst: boolean
  registered: UseFormRegisterReturn
}

/** Her telephone number, where the activity asks for it. */
export function PhoneField({ at, isWrong, isFirst, registered }: Props) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Cellulare`}
      data-first={isFirst ? true : undefined}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      error={isWrong ? t`Scrivi un numero di telefono, per esempio 333 1234567` : at.refused('phone')}
      {...registered}
    />
  )
}
