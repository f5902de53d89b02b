import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NavLink } from 'react-router-dom'
import { revoke } from '../api/auth.ts'
import { useVisibleEntries } from '../components/use-facts.ts'
import { claimsOf, ended } from '../state/session.ts'
import type { RootState } from './store.ts'

const Dialog = lazy(() => import('../ui/Dialog.tsx').then((m) => ({ default: m.Dialog })))

/**
 * Who is in, her devices, and the way out: asked once, then nothing of hers stays here, offline too. Spec §2, SEMANTICS 2.
 * @param onChoose told that a page was chosen
 */
export function LogoutKey({ onChoose }: { onChoose?: () => void }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { token, refreshToken } = useSelector((state: RootState) => state.session)
  const dispatch = useDispatch()
  const { name, surname, username } = claimsOf(token)
  const leave = () => {
    // The server is told when it can be; the device is cleared at once.
    if (refreshToken) void revoke(refreshToken)
    dispatch(ended('here'))
  }
  const hasEntry = useVisibleEntries().some(({ key }) => key === 'devices')
  const called = name ? [name, surname].flatMap((word) => word || []) : [username ?? '']
  return (
    <div className="person">
      <div className="person-name">
        <span className="person-mark" aria-hidden>
          {called.map((word) => [...word][0]?.toUpperCase())}
        </span>
        <strong>{called.join(' ')}</strong>
      </div>
      {hasEntry ? null : (
        <NavLink to="/devices" className="entry" onClick={onChoose}>
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Avvisi e dispositivi</Trans>
        </NavLink>
      )}
      <button type="button" className="entry" onClick={() => setAsked(true)}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Esci</Trans>
      </button>
      {isAsked ? (
        <Suspense fallback={null}>
          <Dialog title={t`Esci`} save={t`Esci`} cancel={t`Annulla`} onSave={leave} onClose={() => setAsked(false)} size="small">
            <p>
              <Trans>Vuoi davvero uscire?</Trans>
            </p>
          </Dialog>
        </Suspense>
      ) : null}
    </div>
  )
}
