import { Trans, useLingui } from '@lingui/react/macro'
import { useDispatch, useSelector } from 'react-redux'
import { revoke } from '../../api/auth.ts'
import { ended, type Session } from '../../state/session.ts'
import { Dialog } from '../../ui/overlays.ts'

/** The way out of this device: asked once, then nothing of hers stays here, offline too. Spec §2, SEMANTICS 2. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const refreshToken = useSelector((state: { session: Session }) => state.session.refreshToken)
  const dispatch = useDispatch()
  const leave = () => {
    // The server is told when it can be; the device is cleared at once.
    if (refreshToken) void revoke(refreshToken)
    dispatch(ended('here'))
  }
  return (
    <Dialog title={t`Esci`} save={t`Esci`} cancel={t`Annulla`} onSave={leave} onClose={onClose} size="small">
      <p>
        <Trans>Vuoi davvero uscire?</Trans>
      </p>
    </Dialog>
  )
}
