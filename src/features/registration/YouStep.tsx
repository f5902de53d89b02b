import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PersonName, Phone } from '#contract/registration.ts'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import { Field } from '../../ui/Field.tsx'
import { BirthField } from './BirthField.tsx'
import { BusinessTick } from './BusinessTick.tsx'
import { Consents } from './Consents.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { StepProps } from './step.ts'
import { useLacking, useLackWords } from './use-lacking.ts'
import './registration.css'

/** What she is asked of herself: whoever has an account has told her name before. */
const fields = (isKnown: boolean, needsPhone: boolean) =>
  z.object({ name: isKnown ? z.string() : PersonName, surname: isKnown ? z.string() : PersonName, phone: needsPhone ? Phone : z.string() })
type Fields = z.infer<ReturnType<typeof fields>>

/** Who she is, her birthday if she likes, and, where there is room, what she consents to. Spec §5, SEMANTICS 10. */
export function YouStep({ at }: StepProps) {
  const { t } = useLingui()
  const { answers, keep, proceed, configuration, isKnown, isLow } = at
  const [isTried, setTried] = useState(false)
  const lacking = useLacking(at)
  const words = useLackWords()
  const lookAtFirst = useFirstLacking()
  const form = useForm({
    defaultValues: { name: answers.name ?? '', surname: answers.surname ?? '', phone: answers.phone ?? '' },
    resolver: standardSchemaResolver(fields(isKnown, configuration.requiredPhoneNumber)),
    shouldFocusError: false,
  })
  useKept(form, keep)
  const { day, month, year } = answers
  const send = form.handleSubmit((values) =>
    lacking.length > 0 ? undefined : proceed('you', { answers: { ...values, noBirthDate: !(day || month || year) } }),
  )
  const next = async () => {
    setTried(true)
    await send()
    // The fields are marked by now.
    if (lacking.length > 0) lookAtFirst()
  }
  return (
    <StepForm hasFoot title={isKnown ? t`Manca poco` : t`Come ti chiami?`} {...at.way('you')} missing={words(lacking)} onNext={next}>
      <div className="you-fields">
        {isKnown ? null : <Names at={at} form={form} />}
        {configuration.requiredPhoneNumber ? (
          <PhoneField {...{ at, isWrong: Boolean(form.formState.errors.phone) }} isFirst={isKnown} registered={form.register('phone')} />
        ) : null}
        <BirthField at={at} isTried={isTried} />
      </div>
      <BusinessTick at={at} />
      {isLow ? null : <Consents at={at} isTried={isTried} />}
    </StepForm>
  )
}

function Names({ at, form: { register, formState } }: StepProps & { form: UseFormReturn<Fields> }) {
  const { t } = useLingui()
  const { name, surname } = formState.errors
  return (
    <>
      <Field
        label={t({ message: 'Nome', context: 'person' })}
        data-first
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
        error={name ? t`Scrivi il nome` : at.refused('name')}
        {...register('name')}
      />
      <Field
        label={t`Cognome`}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
        error={surname ? t`Scrivi il cognome` : at.refused('surname')}
        {...register('surname')}
      />
    </>
  )
}
