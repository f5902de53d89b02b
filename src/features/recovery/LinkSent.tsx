import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { inMinutes, useCountdown } from '../../components/steps/use-countdown.ts'
import { RECOVERY_STEPS } from './steps.ts'

type Props = {
  to: string
  /** Sends it again. @returns what went wrong, if anything */
  onAgain: () => Promise<string | undefined>
  onBack: () => void
}

const WAIT_SECONDS = 60

/** The second step: the link is in the mail, and may be opened on any device. */
export function LinkSent({ to, onAgain, onBack }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sentAt, setSentAt] = useState(Date.now)
  const [refusal, setRefusal] = useState<string>()
  const left = useCountdown(sentAt, WAIT_SECONDS)
  const again = async () => {
    setRefusal(await onAgain())
    setSentAt(Date.now())
  }
  return (
    <StepPage
      flow={t`Nuova password`}
      step={2}
      steps={RECOVERY_STEPS}
      top={<StepIcon icon={MailCheck} />}
      title={t`Controlla la posta`}
      next={left > 0 ? t`Un altro link tra ${inMinutes(left)}` : t`Manda un altro link`}
      isOff={left > 0}
      asksServer
      onBack={onBack}
      onNext={again}
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
      {refusal ? (
        <p className="step-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </StepPage>
  )
}
