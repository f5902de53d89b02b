import { Trans, useLingui } from '@lingui/react/macro'
import { type FieldError, type UseFormReturn, useWatch } from 'react-hook-form'
import type { User, UserFields } from '#contract/users.ts'
import { Field } from '../../ui/Field.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { RoleChoices } from './RoleChoices.tsx'
import { useReach } from './use-reach.ts'

type Props = { form: UseFormReturn<UserFields>; user: User | undefined; hasRoles: boolean }

/** The fields of an account. Her own address and access are not an administrator's to change here. */
export function UserForm({ form: { register, control, setValue, formState }, user, hasRoles }: Props) {
  const { t } = useLingui()
  const { me } = useReach()
  const isMe = user !== undefined && user.id === me
  const active = useWatch({ control, name: 'active' })
  const { name, surname, email, active: shut, roles, root } = formState.errors
  const wordsFor = (error: FieldError | undefined, missing: string) => {
    if (!error) return undefined
    if (error.type === 'server') return error.message
    return error.type === 'too_big' ? t`È troppo lungo` : missing
  }
  const isActive = active === 'Y'
  return (
    <div className="user-form">
      {root?.serverError?.message ? (
        <p className="form-refusal" role="alert">
          {root.serverError.message}
        </p>
      ) : null}
      <div className="form-pair">
        <Field label={t`Nome`} autoComplete="off" autoCapitalize="words" error={wordsFor(name, t`Scrivi il nome`)} {...register('name')} />
        <Field
          label={t`Cognome`}
          autoComplete="off"
          autoCapitalize="words"
          error={wordsFor(surname, t`Scrivi il cognome`)}
          {...register('surname')}
        />
      </div>
      <Field
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isMe}
        hint={
          isMe
            ? t`Il tuo indirizzo si cambia nel profilo.`
            : user
              ? undefined
              : t`È anche il nome utente. Qui arriva il link per scegliere la password.`
        }
        error={wordsFor(email, t`Scrivi un indirizzo come nome@esempio.it`)}
        {...register('email')}
      />
      {hasRoles ? <RoleChoices control={control} error={roles && wordsFor(roles as FieldError, t`Scegli almeno un ruolo`)} /> : null}
      {isMe ? null : (
        <div className="user-access">
          <div>
            <strong>
              <Trans>Può accedere</Trans>
            </strong>
            <p className="quiet" id="user-access-note">
              {isActive ? (
                <Trans>Se lo spegni, esce subito da tutti i dispositivi.</Trans>
              ) : (
                <Trans>Non entra, e legge di rivolgersi all'amministratore.</Trans>
              )}
            </p>
            {shut?.message ? (
              <p className="field-error" role="alert">
                {shut.message}
              </p>
            ) : null}
          </div>
          <Switch
            label={t`Può accedere`}
            isOn={isActive}
            describedBy="user-access-note"
            onChange={(isOn) => setValue('active', isOn ? 'Y' : 'N', { shouldDirty: true })}
          />
        </div>
      )}
    </div>
  )
}
