import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { checkRepeat, personalWords } from '#rules/password.ts'
import { useChangePasswordMutation } from '../../api/account.ts'
import { useMyProfile } from '../../api/profile.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { useStrength } from '../../components/account/use-strength.ts'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PasskeysToo } from './PasskeysToo.tsx'

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' }

/** Another password for the old one; saved from a strength of 3 on, and every other log-in ends. Spec §5, §8. */
export function PasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { person } = useMyProfile()
  const [change] = useChangePasswordMutation()
  const [removePasskeys, setRemovePasskeys] = useState(false)
  const form = useForm({ defaultValues: EMPTY })
  const { register, control, handleSubmit, getValues, setFocus, formState } = form
  const { oldPassword, password, confirmPassword } = formState.errors
  const judged = useStrength(useWatch({ control, name: 'password' }), person ? personalWords(person) : [])
  const empty = useEmptyFields(form, {
    oldPassword: t`Vecchia password`,
    password: t`Nuova password`,
    confirmPassword: t`Ripeti la nuova password`,
  })

  const { submit, ...state } = useSubmit((values: typeof EMPTY) => change({ id: person?.id ?? '', ...values, removePasskeys }), {
    form,
    success: t`Password cambiata correttamente`,
    leadsTo: () => navigate('/profile'),
  })

  const save = async (values: typeof EMPTY) => {
    if (await judged.isEnough()) await submit(values)
    else setFocus('password')
  }

  return (
    <FormPage
      title={t`Cambia password`}
      intro={
        <p>
          <Trans>Dopo il cambio usciamo da tutti gli altri dispositivi: qui resti dentro.</Trans>
        </p>
      }
      save={t`Salva la password`}
      onSave={handleSubmit(save)}
      missing={empty ?? judged.missing}
      {...state}
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
        error={
          confirmPassword &&
          (confirmPassword.message || (getValues('confirmPassword') ? t`Le password non coincidono` : t`Scrivila un’altra volta`))
        }
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
