import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { inMinutes, useCountdown } from '../../components/steps/use-countdown.ts'
import { type Outcome, useSubmit } from '../../components/submit/use-submit.ts'
import { RECOVERY_STEPS } from './steps.ts'

type Props = {
  to: string
  /** Sends it again. */
  run: () => PromiseLike<Outcome<unknown>>
  onBack: () => void
}

const WAIT_SECONDS = 60

/** The second step: the link is in the mail, and may be opened on any device. */
export function LinkSent({ to, run, onBack }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sentAt, setSentAt] = useState(Date.now)
  const left = useCountdown(sentAt, WAIT_SECONDS)
  const { submit, ...standing } = useSubmit(async () => {
    const outcome = await run()
    setSentAt(Date.now())
    return outcome
  })
  return (
    <StepPage
      flow={t`Nuova password`}
      step={2}
      steps={RECOVERY_STEPS}
      top={<StepIcon icon={MailCheck} />}
      title={t`Controlla la posta`}
      next={left > 0 ? t`Un altro link tra ${inMinutes(left)}` : t`Manda un altro link`}
      isOff={left > 0}
      onBack={onBack}
      onNext={submit}
      {...standing}
      others={
        <button type="button" className="step-other" onClick={() => void navigate('/login')}>
          <Trans>Torna all’accesso</Trans>
        </button>
      }
    >
      <p className="step-text">
        <Trans>
          Se <strong>{to}</strong> ha un accesso, il link è in arrivo. Aprilo su questo o su un altro dispositivo: vale un’ora e una volta
          sola.
        </Trans>
      </p>
      <p className="quiet">
        <Trans>Non lo trovi? Guarda anche nella posta indesiderata.</Trans>
      </p>
    </StepPage>
  )
}
