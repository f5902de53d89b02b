import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { staysOpen } from '#rules/consents.ts'
import { useIsPrivacyOwed } from '../api/privacy.ts'
import { useOnline } from '../ui/use-online.ts'
import type { RootState } from './store.ts'

/** Leads to the information text from wherever she is, if it waits for her and the server can be reached. Spec §4, SEMANTICS 10. */
export function PrivacyGate() {
  const isOwed = useIsPrivacyOwed()
  const isReached = useSelector((state: RootState) => state.connection.reached)
  const isOnline = useOnline()
  const { pathname, search } = useLocation()
  if (!isOwed || !isReached || !isOnline || staysOpen(pathname)) return null
  return <Navigate replace to="/privacy" state={{ from: pathname + search }} />
}
