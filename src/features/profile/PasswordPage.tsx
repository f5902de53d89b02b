import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { checkRepeat, personalWords } from '#rules/password.ts'
import { useChangePasswordMutation } from '../../api/account.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyProfile } from '../../api/profile.ts'
import { placeFailure } from '../../components/words/form-failure.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { useStrength } from '../../components/account/use-strength.ts'
import { said } from '../../state/messages.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWhy } from '../../components/words/use-why.ts'
import { PasskeysToo } from './PasskeysToo.tsx'

/** Another password for the old one; saved from a strength of 3 on, and every other log-in ends. Spec §5, §8. */
export function PasswordPage() {
  const { t } = useLingui()
  const why = useWhy()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { person } = useMyProfile()
  const [change] = useChangePasswordMutation()
  const [removePasskeys, setRemovePasskeys] = useState(false)
  const { register, control, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
  })
  const { oldPassword, password, confirmPassword, root } = formState.errors
  const judged = useStrength(useWatch({ control, name: 'password' }), person ? personalWords(person) : [])
  const isEnough = judged.state === 'enough' || judged.state === 'unknown'

  const save = handleSubmit(async (values) => {
    if (!person) return
    const { error } = await change({ id: person.id, ...values, removePasskeys })
    const fields = ['oldPassword', 'password', 'confirmPassword'] as const
    if (error) return placeFailure(error as Failure, { fields, setError, why })
    dispatch(said('success', t`Password cambiata correttamente`))
    void navigate('/profile')
  })

  return (
    <FormPage
      title={t`Cambia password`}
      intro={
        <p>
          <Trans>Dopo il cambio usciamo da tutti gli altri dispositivi: qui resti dentro.</Trans>
        </p>
      }
      save={t`Salva la password`}
      onSave={save}
      isOff={!isEnough || !person}
      refusal={root?.serverError?.message}
    >
      <div className="unseen" aria-hidden>
        <Field label={t`Nome utente`} autoComplete="username" value={person?.username ?? ''} readOnly tabIndex={-1} />
      </div>
      <PasswordField
        label={t`Vecchia password`}
        autoComplete="current-password"
        enterKeyHint="next"
        error={oldPassword && (oldPassword.message || t`La vecchia password è obbligatoria`)}
        {...register('oldPassword', { required: true })}
      />
      <NewPasswordField
        label={t`Nuova password`}
        judged={judged}
        maxLength={128}
        enterKeyHint="next"
        error={password && (password.message || t`La password è obbligatoria`)}
        {...register('password', { required: true, deps: 'confirmPassword' })}
      />
      <PasswordField
        label={t`Ripeti la nuova password`}
        autoComplete="new-password"
        enterKeyHint="done"
        error={confirmPassword && (confirmPassword.message || t`Le password non coincidono`)}
        {...register('confirmPassword', { validate: (text) => !checkRepeat(getValues('password'), text) })}
      />
      <PasskeysToo isChosen={removePasskeys} onChoose={setRemovePasskeys} />
      <p className="quiet">
        <Trans>
          Non ricordi la vecchia?{' '}
          <Link className="link" to="/forgot-password">
            Ricevi un link per sceglierne un’altra
          </Link>
        </Trans>
      </p>
    </FormPage>
  )
}
