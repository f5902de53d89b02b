import { useLingui } from '@lingui/react/macro'
import type { FieldError, UseFormReturn } from 'react-hook-form'
import type { User, UserFields } from '#contract/users.ts'
import { Field } from '../../ui/Field.tsx'
import { AccessSwitch } from './AccessSwitch.tsx'
import { RoleChoices } from './RoleChoices.tsx'
import { useReach } from './use-reach.ts'
import './roles.css'
import '../../components/page/form-page.css'

type Props = { form: UseFormReturn<UserFields>; user: User | undefined; hasRoles: boolean }

/** The fields of an account. Her own address and access are not an administrator's to change here. */
export function UserForm({ form: { register, control, formState }, user, hasRoles }: Props) {
  const { t } = useLingui()
  const { me } = useReach()
  const isMe = user !== undefined && user.id === me
  const { name, surname, email } = formState.errors
  /** The server's own words, or what is missing. */
  const wordsFor = (error: FieldError | undefined, missing: string) => (error?.type === 'server' ? error.message : error && missing)
  return (
    <div className="user-form">
      <div className="form-pair">
        <Field
          label={t({ message: 'Nome', context: 'person' })}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={60}
          error={wordsFor(name, t`Scrivi il nome`)}
          {...register('name')}
        />
        <Field
          label={t`Cognome`}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={60}
          error={wordsFor(surname, t`Scrivi il cognome`)}
          {...register('surname')}
        />
      </div>
      <Field
        label={t`E-mail`}
        type="email"
        inputMode="email"
        maxLength={254}
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
        error={wordsFor(email, t`Scrivi un indirizzo e-mail, per esempio nome@example.com`)}
        {...register('email')}
      />
      {hasRoles ? <RoleChoices control={control} /> : null}
      {isMe ? null : <AccessSwitch control={control} />}
    </div>
  )
}
