import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Email } from '#contract/registration.ts'
import { checkAddress } from '#rules/email.ts'
import { useAskEmailMutation } from '../../api/account.ts'
import { useMyProfile } from '../../api/profile.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { newId } from '../../state/new-id.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

/** `typed`: the address that a code went to, to be looked at again. */
type Props = { typed: string | undefined; onAsked: (asked: { email: string; challenge: string }) => void }

/** The address that is to be hers, and the password that proves who asks. */
export function EmailForm({ typed: before = '', onAsked }: Props) {
  const { t } = useLingui()
  const { person } = useMyProfile()
  const [ask] = useAskEmailMutation()
  const [attempt] = useState(newId)
  const form = useForm({ defaultValues: { email: before, oldPassword: '' } })
  const { register, handleSubmit, formState } = form
  const { email, oldPassword } = formState.errors
  const { submit, ...state } = useSubmit((wish: { email: string; oldPassword: string }) => ask({ ...wish, attempt }), {
    form,
    onDone: ({ data: { challenge } }, { email: typed }) => onAsked({ email: typed.trim(), challenge }),
  })
  const empty = useEmptyFields(form, { email: t`Nuovo indirizzo e-mail`, oldPassword: t`La tua password` })
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
      onSave={handleSubmit(submit)}
      missing={empty}
      {...state}
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
