import { Navigate, useLocation } from 'react-router-dom'
import { staysOpen } from '#rules/consents.ts'
import { useIsPrivacyOwed } from '../api/privacy.ts'

/** Leads to the information text from wherever she is, if it waits for her. */
export function PrivacyGate() {
  const isOwed = useIsPrivacyOwed()
  const { pathname, search } = useLocation()
  if (!isOwed || staysOpen(pathname)) return null
  return <Navigate replace to="/privacy" state={{ from: pathname + search }} />
}
