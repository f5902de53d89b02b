import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useForgotMutation } from '../../api/recovery.ts'
import type { Failure } from '../../api/base-query.ts'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { host } from '../../state/host.ts'
import { Field } from '../../ui/Field.tsx'
import { LinkSent } from './LinkSent.tsx'
import { RECOVERY_STEPS } from './steps.ts'
import { useWhy } from '../../components/words/use-why.ts'

type Values = { username: string }

/** The first step: whose password. The answer is the same whether the name is known or not. SEMANTICS 2. */
export function AskLink() {
  const { t } = useLingui()
  const why = useWhy()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<Values> | null }
  const [sentTo, setSentTo] = useState<string>()
  const [forgot] = useForgotMutation()
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { username: state?.username ?? '' } })

  const ask = async (username: string) => {
    const { data, error } = await forgot({ username, activityId: host.activity?.id })
    const failure = error as Failure | undefined
    if (data?.data.esito) setSentTo(username)
    return failure ? why(failure) : data?.data.esito ? undefined : data?.message
  }

  if (sentTo) return <LinkSent to={sentTo} onAgain={() => ask(sentTo)} onBack={() => setSentTo(undefined)} />
  return (
    <StepPage
      flow={t`Nuova password`}
      step={1}
      steps={RECOVERY_STEPS}
      top={<StepIcon icon={KeyRound} />}
      title={t`Password dimenticata?`}
      next={t`Mandami il link`}
      asksServer
      onBack={() => void navigate('/login')}
      onNext={handleSubmit(async ({ username }) => {
        const refusal = await ask(username.trim())
        if (refusal) setError('username', { message: refusal }, { shouldFocus: true })
      })}
    >
      <p className="step-text">
        <Trans>Succede. Scrivi il tuo indirizzo: ti mandiamo un link per sceglierne una nuova.</Trans>
      </p>
      <Field
        label={t`Nome utente o e-mail`}
        data-first
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="send"
        error={formState.errors.username && (formState.errors.username.message || t`Scrivi il nome utente`)}
        {...register('username', { validate: (text) => text.trim() !== '' })}
      />
    </StepPage>
  )
}
