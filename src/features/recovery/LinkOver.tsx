import { Trans, useLingui } from '@lingui/react/macro'
import { TimerOff } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { RECOVERY_STEPS } from './steps.ts'

/** The link was used, or waited too long. Spec §8. */
export function LinkOver() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <StepPage
      key="over"
      flow={t`Nuova password`}
      step={2}
      steps={RECOVERY_STEPS}
      top={<StepIcon icon={TimerOff} isBad />}
      title={t`Codice scaduto`}
      next={t`Chiedi un nuovo link`}
      onBack={() => void navigate('/login')}
      onNext={() => void navigate('/forgot-password')}
      others={
        <button type="button" className="step-other" onClick={() => void navigate('/login')}>
          <Trans>Torna all’accesso</Trans>
        </button>
      }
    >
      <p className="step-text" role="alert">
        <Trans>
          Questo link è già servito, o è passato troppo tempo. Se hai scelto una nuova password, accedi con quella; altrimenti vale ancora
          la tua.
        </Trans>
      </p>
    </StepPage>
  )
}
