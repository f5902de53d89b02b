import { Trans, useLingui } from '@lingui/react/macro'
import { revoke } from '../../api/auth.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { ended } from '../../state/session.ts'
import { Dialog } from '../../ui/overlays.ts'

/** The way out of this device: asked once, then nothing of hers stays here, offline too. Spec §2, SEMANTICS 2. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const refreshToken = useAppSelector((state) => state.session.refreshToken)
  const dispatch = useAppDispatch()
  const leave = () => {
    // The server is told when it can be; the device is cleared at once.
    if (refreshToken) void revoke(refreshToken)
    dispatch(ended('here'))
  }
  return (
    <Dialog title={t`Vuoi davvero uscire?`} save={t`Esci`} cancel={t`Annulla`} onSave={leave} onClose={onClose} size="small">
      <p>
        <Trans>Qui non resta niente di tuo: ritrovi la carta quando accedi di nuovo.</Trans>
      </p>
    </Dialog>
  )
}
