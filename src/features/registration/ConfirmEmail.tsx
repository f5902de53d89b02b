import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { probablyMeant } from '#rules/email-typos.ts'
import { useCheckEmailMutation } from '../../api/registration.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Meant } from './Meant.tsx'
import type { StepProps } from './step.ts'
import { useCodeMail } from './use-code-mail.ts'
import './registration.css'

/** The address once more, in the place of the field: confirm it, take the one that was probably meant, or change it. Spec §5. */
export function ConfirmEmail({ at }: StepProps) {
  const { t } = useLingui()
  const { email = '' } = at.answers
  const meant = probablyMeant(email)
  /** The one that was asked about before this step; one that was taken here is asked about when it is confirmed. */
  const asked = useRef(email)
  const [check] = useCheckEmailMutation()
  const send = useCodeMail(at)
  const write = async () => {
    if (email === asked.current) return send()
    const { data, error } = await check({ email, activityId: at.activity.id })
    if (error) return { error }
    return data.data.free ? send() : { error: { message: t`Con questo indirizzo hai già una carta qui.` } }
  }
  const { submit, clear, ...state } = useSubmit(write, {
    onDone: (draft) => {
      at.setConfirming(false)
      return at.proceed('email', { draft, secrets: { code: undefined } })
    },
  })
  const take = (better: string) => {
    clear()
    at.keep({ email: better })
  }
  return (
    <StepForm
      // What she is asked about is another address: its title takes the focus.
      key={email}
      of={at.activity.name}
      title={t`È giusto così?`}
      next={t`Sì, mandami il codice`}
      onNext={submit}
      {...state}
      others={
        <button type="button" className="step-other" onClick={() => at.setConfirming(false)}>
          <Trans>No, cambia indirizzo</Trans>
        </button>
      }
    >
      <p className="step-text">
        <Trans>Il codice va a questo indirizzo:</Trans>
      </p>
      <p className="confirm-address">
        <MailAddress email={email} />
      </p>
      {meant ? <Meant email={meant} onTake={() => take(meant)} /> : null}
    </StepForm>
  )
}
