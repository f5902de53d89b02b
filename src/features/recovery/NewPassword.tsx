import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Failure } from '../../api/base-query.ts'
import { useCheckForgotCodeMutation, useSetNewPasswordMutation } from '../../api/recovery.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { StepWait } from '../../components/steps/StepWait.tsx'
import { useStrength } from '../../components/account/use-strength.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { host } from '../../state/host.ts'
import { newId } from '../../state/new-id.ts'
import { ended } from '../../state/session.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Changed } from './Changed.tsx'
import { LinkOver } from './LinkOver.tsx'
import { RECOVERY_STEPS } from './steps.ts'

type Values = { password: string; confirmPassword: string }

/** The third step, opened by the link: the code is changed for a ticket, the ticket for a new password. Spec §4, SEMANTICS 2. */
export function NewPassword({ code }: { code: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { ticket, state, look } = useTicket(code)
  const [changed, setChanged] = useState<{ passkeysRemoved: boolean }>()
  const [set] = useSetNewPasswordMutation()
  const [attempt] = useState(newId)
  const form = useForm<Values>({ defaultValues: { password: '', confirmPassword: '' } })
  const { register, control, handleSubmit, getValues, setFocus, formState } = form
  const { password, confirmPassword } = formState.errors
  const judged = useStrength(useWatch({ control, name: 'password' }), [host.activity?.name ?? ''])
  const { submit, failure, ...standing } = useSubmit(
    (values: Values) => set({ id: ticket, ...values, activityId: host.activity?.id, attempt }),
    {
      form,
      field: 'password',
      onDone: (answer) => {
        // The new password ends every session, this device's too.
        dispatch(ended('here'))
        setChanged(answer)
      },
    },
  )

  const save = async (values: Values) => {
    if (await judged.isEnough()) await submit(values)
    else setFocus('password')
  }

  if (changed) return <Changed withPasskeys={changed.passkeysRemoved} />
  if (state === 'over' || failure?.status === 404) return <LinkOver />
  if (state === 'asking') return <StepWait />
  return (
    <StepPage
      flow={t`Nuova password`}
      step={3}
      steps={RECOVERY_STEPS}
      title={t`Scegli la nuova password`}
      next={state === 'unreached' ? t`Riprova` : t`Salva la password`}
      missing={state === 'ready' ? judged.missing : undefined}
      onBack={() => void navigate('/login')}
      onNext={state === 'unreached' ? look : handleSubmit(save)}
      {...standing}
    >
      <p className="step-text">
        <Trans>Dopo il cambio usciamo da tutti i dispositivi e togliamo le passkey che hai: rientri con questa.</Trans>
      </p>
      {state === 'unreached' ? (
        <p className="step-refusal" role="alert">
          <Trans>Il server non risponde. Riprova tra poco.</Trans>
        </p>
      ) : null}
      <NewPasswordField
        label={t`Nuova password`}
        data-first
        judged={judged}
        enterKeyHint="next"
        error={password && (password.message || t`Scrivi la password`)}
        {...register('password', { required: true })}
      />
      <PasswordField
        label={t`Ripeti la password`}
        autoComplete="new-password"
        enterKeyHint="done"
        error={confirmPassword && (getValues('confirmPassword') ? t`Le password non coincidono` : t`Scrivila un’altra volta`)}
        {...register('confirmPassword', { validate: (text) => text === getValues('password') })}
      />
    </StepPage>
  )
}

/** Changes the link's code for a ticket, once; again only when the server was not reached. */
function useTicket(code: string) {
  const [check, { data, error, isUninitialized, isLoading }] = useCheckForgotCodeMutation()
  const look = async () => {
    await check({ code, activityId: host.activity?.id })
  }
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void check({ code, activityId: host.activity?.id })
  }, [check, code])
  const failure = error as Failure | undefined
  const ticket = data?.data?.id ?? ''
  const isAsking = isUninitialized || isLoading
  const isUnreached = failure !== undefined && (failure.status === 0 || failure.status >= 429)
  const state = isAsking ? ('asking' as const) : isUnreached ? 'unreached' : ticket ? 'ready' : 'over'
  return { ticket, state, look }
}
