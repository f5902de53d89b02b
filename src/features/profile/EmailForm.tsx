import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Email } from '#contract/registration.ts'
import { checkAddress } from '#rules/email.ts'
import { useAskEmailMutation } from '../../api/account.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyProfile } from '../../api/profile.ts'
import { placeFailure } from '../../components/words/form-failure.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWhy } from '../../components/words/use-why.ts'

type Props = { onAsked: (asked: { email: string; challenge: string }) => void }

/** The address that is to be hers, and the password that proves who asks. */
export function EmailForm({ onAsked }: Props) {
  const { t } = useLingui()
  const why = useWhy()
  const { person } = useMyProfile()
  const [ask] = useAskEmailMutation()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '', oldPassword: '' } })
  const { email, oldPassword, root } = formState.errors
  const save = handleSubmit(async (values) => {
    const { data, error } = await ask(values)
    if (data) return onAsked({ email: values.email.trim(), challenge: data.data.challenge })
    const fields = ['email', 'oldPassword'] as const
    placeFailure(error as Failure, { fields, setError, why })
  })
  const isAddress = (text: string) => Email.safeParse(text).success && !checkAddress(text.trim())
  return (
    <FormPage
      title={t`Cambia e-mail`}
      intro={
        <p>
          {person ? (
            <Trans>
              Ora accedi con <strong>{person.email}</strong>. Mandiamo un codice al nuovo indirizzo e un avviso a questo.
            </Trans>
          ) : (
            <Trans>Mandiamo un codice al nuovo indirizzo e un avviso a quello di ora.</Trans>
          )}
        </p>
      }
      save={t`Manda il codice`}
      onSave={save}
      refusal={root?.serverError?.message}
    >
      <Field
        label={t`Nuovo indirizzo e-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        enterKeyHint="next"
        error={email && (email.message || t`Scrivi un indirizzo e-mail, per esempio nome@example.com`)}
        {...register('email', { validate: isAddress })}
      />
      <PasswordField
        label={t`La tua password`}
        autoComplete="current-password"
        enterKeyHint="done"
        error={oldPassword && (oldPassword.message || t`Scrivi la password`)}
        {...register('oldPassword', { required: true })}
      />
    </FormPage>
  )
}
