import { Trans } from '@lingui/react/macro'
import './registration.css'

/** An address that was probably meant, at a tap. */
export const Meant = ({ email: meant, onTake }: { email: string; onTake: () => void }) => (
  <button type="button" className="meant-key" onClick={onTake}>
    <Trans>
      Intendevi <strong>{meant}</strong>?
    </Trans>
  </button>
)
