import { Trans } from '@lingui/react/macro'
import { revoke } from '../../api/auth.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { ended } from '../../state/session.ts'
import '../../components/steps/step-page.css'

/** Somebody else holds the phone: whoever is logged in goes out first. `isInline`: within a text. */
export function NotMe({ isInline = false }: { isInline?: boolean }) {
  const dispatch = useAppDispatch()
  const refreshToken = useAppSelector((state) => state.session.refreshToken)
  const leave = () => {
    if (refreshToken) void revoke(refreshToken)
    dispatch(ended('here'))
  }
  return (
    <button type="button" className={isInline ? 'link step-link' : 'step-other'} onClick={leave}>
      <Trans>Non sei tu? Esci</Trans>
    </button>
  )
}
