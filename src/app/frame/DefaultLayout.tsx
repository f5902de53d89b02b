import { Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { AuthLayout } from './AuthLayout.tsx'
import { Boundary } from '../boundary.tsx'
import { Dock } from './Dock.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Messages } from '../strips/Messages.tsx'
import { OfflineStrip } from '../strips/OfflineStrip.tsx'
import { Opening } from './Opening.tsx'
import { Ahead } from '../background/Ahead.tsx'
import { PrivacyDoor } from '../background/PrivacyDoor.tsx'
import { PushLost } from '../strips/PushLost.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { UpdatePrompt } from '../strips/UpdatePrompt.tsx'
import { useChosenActivity } from './use-chosen-activity.ts'
import { useIsNext } from './use-is-next.ts'
import { Asking } from '../../components/activity/Asking.tsx'
import { useIsStranger } from '../../components/activity/use-is-stranger.ts'
import { usePushArrival } from '../../components/notices/use-push-arrival.ts'
import { PrivacyAsked } from '../../components/privacy/use-privacy.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { useGuestCart } from '../../state/guest-cart.ts'
import { useActivityId, useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { useLateMarks, useNoticesAround } from '../background/use-notices-around.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useTenantTheme } from './use-tenant-theme.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import './frame.css'

const GuestCartPour = part(async () => {
  const [module] = await Promise.all([import('../background/GuestCartPour.tsx'), speakOfLater()])
  return module.GuestCartPour
})
const KeepAccount = part(() => import('../../components/account/KeepAccount.tsx').then((m) => m.KeepAccount))

/** Always the same: whether she was asked about the text draws nothing anew that does not ask. */
const FRAMED = (
  <Asking>
    <Frame>
      <Opening />
    </Frame>
  </Asking>
)

/** The pages behind a log-in: sidebar or tab bar, strip, messages, loading bar. Spec §2. */
export function DefaultLayout() {
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  const hasLeft = useAppSelector((state) => state.session.hasLeft)
  const { pathname, search } = useLocation()
  const isNext = useIsNext()
  const activityId = useActivityId()
  const isStranger = useIsStranger()
  const [asked, setAsked] = useState<string | null>()
  const isAsked = useCallback(() => setAsked(activityId), [activityId])
  if (isNext) return <Navigate replace to="/" />
  if (isLoggedIn)
    return (
      <PrivacyAsked value={isStranger || asked === activityId}>
        {FRAMED}
        <Beside again={`${activityId} ${pathname}`} onFailure={isAsked}>
          <PrivacyDoor onAsked={isAsked} />
        </Beside>
      </PrivacyAsked>
    )
  const wanted = pathname + search
  // Who has gone out leaves no address to whoever logs in next: that may be somebody else.
  const isWanted = !hasLeft && wanted !== '/' && wanted !== '/?app'
  return <Navigate replace to={isWanted ? `/login?redirect=${encodeURIComponent(wanted)}` : '/login'} />
}

/** Pages that anybody may read, in the frame of whoever is logged in. */
export function OpenLayout() {
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  if (!isLoggedIn) return <AuthLayout />
  return (
    <Asking>
      <Frame>
        <Outlet />
      </Frame>
    </Asking>
  )
}

/** What one error page stands for. Home and Card are one: the card is above both. */
const roomOf = (pathname: string) => pathname.split('/')[1] || 'card'
/** Where staff work all day: a rail stands there for the sidebar, so that the columns have the room. LOOK "counter-1". */
const DESK = 'counter'

/** What goes on around the pages and is not seen in them: as it changes often, nothing else is drawn anew for it. */
function Around() {
  const { pathname } = useLocation()
  useChosenActivity()
  useTenantTheme()
  useNoticesAround()
  useLateMarks()
  usePushArrival(pathname.startsWith('/notices/'))
  return null
}

function Frame({ children }: { children: ReactNode }) {
  useScrollMemory()
  const leaving = useAppSelector((state) => claimsOf(state.session.token).leaving)
  const activityId = useActivityId()
  const chosen = useGuestCart(activityId)
  // It stays to tell what could not be had.
  const [hasChosen, setHasChosen] = useState(false)
  if (chosen && !hasChosen) setHasChosen(true)
  const { pathname } = useLocation()
  const isDesk = roomOf(pathname) === DESK
  return (
    <div className={isDesk ? 'frame is-desk' : 'frame'}>
      <Around />
      <a className="skip-link" href="#content">
        <Trans>Vai al contenuto</Trans>
      </a>
      <LoadingBar />
      {isDesk ? null : <Sidebar />}
      <main id="content">
        <Boundary key={roomOf(pathname)}>{children}</Boundary>
      </main>
      <Dock>
        <OfflineStrip />
        <UpdatePrompt />
        <PushLost />
        <TabBar isRail={isDesk} />
      </Dock>
      <Beside again={pathname}>{leaving ? <KeepAccount leaving={leaving} /> : null}</Beside>
      <Beside again={activityId}>{activityId && hasChosen ? <GuestCartPour activityId={activityId} /> : null}</Beside>
      <Beside again={pathname}>
        <Ahead />
      </Beside>
      <Messages />
    </div>
  )
}
