import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useForgotMutation } from '../../api/recovery.ts'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { host } from '../../state/host.ts'
import { Field } from '../../ui/Field.tsx'
import { LinkSent } from './LinkSent.tsx'
import { RECOVERY_STEPS } from './steps.ts'

type Values = { username: string }

/** The first step: whose password. The answer is the same whether the name is known or not. SEMANTICS 2. */
export function AskLink() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<Values> | null }
  const [sentTo, setSentTo] = useState<string>()
  const [forgot] = useForgotMutation()
  const form = useForm<Values>({ defaultValues: { username: state?.username ?? '' } })
  const { register, control, handleSubmit, formState } = form
  const typed = useWatch({ control, name: 'username' })

  const ask = async (username: string) => {
    const answer = await forgot({ username, activityId: host.activity?.id })
    return answer.data && !answer.data.data.esito ? { error: { message: answer.data.message } } : answer
  }
  const { submit, ...standing } = useSubmit(({ username }: Values) => ask(username.trim()), {
    form,
    field: 'username',
    onDone: (_, { username }) => setSentTo(username.trim()),
  })

  if (sentTo) return <LinkSent to={sentTo} run={() => ask(sentTo)} onBack={() => setSentTo(undefined)} />
  return (
    <StepPage
      flow={t`Nuova password`}
      step={1}
      steps={RECOVERY_STEPS}
      top={<StepIcon icon={KeyRound} />}
      title={t`Password dimenticata?`}
      next={t`Mandami il link`}
      onBack={() => void navigate('/login')}
      // Said once: as soon as it stands at the field, the foot is silent.
      missing={typed.trim() ? undefined : formState.errors.username ? true : t`Scrivi la tua e-mail o il nome utente`}
      onNext={handleSubmit(submit)}
      {...standing}
    >
      <p className="step-text">
        <Trans>Succede. Scrivi il tuo indirizzo: ti mandiamo un link per sceglierne una nuova.</Trans>
      </p>
      <Field
        label={t`E-mail o nome utente`}
        data-first
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="send"
        error={formState.errors.username && (formState.errors.username.message || t`Scrivi la tua e-mail o il nome utente`)}
        {...register('username', { validate: (text) => text.trim() !== '' })}
      />
    </StepPage>
  )
}
