import { Trans } from '@lingui/react/macro'
import { NavLink } from 'react-router-dom'
import './legal-links.css'
import { useKnownActivity } from '../activity/use-known-activity.ts'

/** The pages that anybody may read; terms and imprint are an activity's own. SEMANTICS 10. */
export function LegalLinks({ onChoose }: { onChoose?: () => void }) {
  const hasActivity = useKnownActivity() !== undefined
  return (
    <p className="legal-links">
      <NavLink to="/accessibility" onClick={onChoose}>
        <Trans>Accessibilità</Trans>
      </NavLink>
      {hasActivity ? (
        <>
          <NavLink to="/terms" onClick={onChoose}>
            <Trans>Condizioni</Trans>
          </NavLink>
          <NavLink to="/imprint" onClick={onChoose}>
            <Trans>Note legali</Trans>
          </NavLink>
        </>
      ) : null}
    </p>
  )
}
