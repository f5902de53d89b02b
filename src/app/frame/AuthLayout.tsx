import { useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { safePath } from '#rules/paths.ts'
import { Messages } from '../strips/Messages.tsx'
import { Boundary } from '../boundary.tsx'
import { useAppSelector } from '../../state/hooks.ts'

/** Log-in and what comes before it: alerts only. Spec §2. */
export function AuthLayout() {
  // All steps of one way are one room.
  const [, room] = useLocation().pathname.split('/')
  return (
    <main id="content">
      <Boundary key={room}>
        <Outlet />
      </Boundary>
      <Messages />
    </main>
  )
}

/** Whoever is logged in goes on to the page she wanted; the page where she logged in stays until that is there. */
export function LoggedOut() {
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  const [hasCome] = useState(!isLoggedIn)
  const [search] = useSearchParams()
  return (
    <>
      {isLoggedIn ? <Navigate replace to={safePath(search.get('redirect')) ?? '/'} /> : null}
      {hasCome ? <Outlet /> : null}
    </>
  )
}
