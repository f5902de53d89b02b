import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import '../../components/steps/step-page.css'
import './recovery.css'

/** Milliseconds until the log-in page. Spec §9. */
const STAY = 2_500

/** Done; the log-in page comes by itself. `withPasskeys`: hers were removed. */
export function Changed({ withPasskeys }: { withPasskeys: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    document.title = t`Password cambiata correttamente`
    const timer = setTimeout(() => void navigate('/login', { replace: true }), STAY)
    return () => clearTimeout(timer)
  }, [navigate, t])
  return (
    <div className="step recovery-done" role="status">
      <DrawnCheck />
      <h1>
        <Trans>Password cambiata correttamente</Trans>
      </h1>
      <p className="step-text">
        {withPasskeys ? <Trans>Abbiamo tolto anche le tue passkey. Ora puoi accedere.</Trans> : <Trans>Ora puoi accedere.</Trans>}
      </p>
    </div>
  )
}
