import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth.ts'
import { hasPasskeys } from '../../pwa/passkeys.ts'
import { askToPersist, useKept } from '../../pwa/storage.ts'
import { Beside } from '../../ui/Beside.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { part } from '../../ui/part.tsx'

const PasskeyButton = part(() => import('./PasskeyButton.tsx').then((m) => m.PasskeyButton))

type Values = { username: string; password: string }

/**
 * The form; what the server refuses stands above it, what is missing below each field.
 * @param values what it begins with, or is filled with
 */
export function LoginForm({ values }: { values: Values }) {
  const { t } = useLingui()
  const why = useWhy()
  const isOnline = useOnline()
  const kept = useKept()
  const [login, { isLoading, error }] = useLoginMutation()
  const { register, handleSubmit, formState } = useForm({ values })
  useUnsaved(formState.isDirty)
  const { username, password } = formState.errors
  const refusal = error && why(error)
  const enter = handleSubmit(async (typed) => {
    await login({ username: typed.username.trim(), password: typed.password })
    void askToPersist()
  })
  return (
    <form className="login-form" onSubmit={enter} noValidate>
      {refusal ? (
        <p className="login-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      {kept === 'none' ? (
        <p className="login-note">
          <Trans>Questo browser non conserva i dati: alla prossima apertura dovrai accedere di nuovo.</Trans>
        </p>
      ) : null}
      {kept === 'session' ? (
        <p className="login-note">
          <Trans>In questa finestra la carta non si apre senza rete.</Trans>
        </p>
      ) : null}
      <Field
        label={t`Nome utente o e-mail`}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        error={username && t`Scrivi il nome utente`}
        {...register('username', { validate: (text) => text.trim() !== '' })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        enterKeyHint="go"
        error={password && t`Scrivi la password`}
        {...register('password', { required: true })}
      />
      <Link className="link login-forgot" to="/forgot-password">
        <Trans>Password dimenticata?</Trans>
      </Link>
      <p className="login-note" role="status">
        {isOnline ? null : <Trans>Sei offline: per accedere serve la rete.</Trans>}
      </p>
      <button type="submit" className="button button-primary button-wide" disabled={isLoading || !isOnline}>
        <Trans>Accedi</Trans>
      </button>
      {hasPasskeys() ? (
        <div className="login-other">
          <p className="login-or">
            <Trans>oppure</Trans>
          </p>
          <Beside again={isOnline}>
            <PasskeyButton isOnline={isOnline} />
          </Beside>
        </div>
      ) : null}
    </form>
  )
}
