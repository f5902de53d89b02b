import { Trans } from '@lingui/react/macro'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { host } from '../state/host.ts'
import type { Session } from '../state/session.ts'
import './legal-links.css'

/** The pages that anybody may read; terms and imprint are an activity's own. SEMANTICS 10. */
export function LegalLinks({ onChoose }: { onChoose?: () => void }) {
  const inUse = useSelector((state: { session: Session }) => state.session.activityId)
  return (
    <p className="legal-links">
      <Link to="/accessibility" onClick={onChoose}>
        <Trans>Accessibilità</Trans>
      </Link>
      {(inUse ?? host.activity) ? (
        <>
          <Link to="/terms" onClick={onChoose}>
            <Trans>Condizioni</Trans>
          </Link>
          <Link to="/imprint" onClick={onChoose}>
            <Trans>Note legali</Trans>
          </Link>
        </>
      ) : null}
    </p>
  )
}
