import { useLingui } from '@lingui/react/macro'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { staysOpen } from '#rules/consents.ts'
import { isOpen } from '#rules/visibility.ts'
import { useActivity, useAskedConfiguration, useAskedMemberships } from '../../api/activities.ts'
import { ActivityMark } from '../../components/activity/ActivityMark.tsx'
import { Page } from '../../components/page/Page.tsx'
import { codeStandsAt } from '../../components/card/code-stands-at.ts'
import { Pass } from '../../components/card/Pass.tsx'
import { useFacts } from '../../components/activity/use-facts.ts'
import { useIsStranger } from '../../components/activity/use-is-stranger.ts'
import { usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { host } from '../../state/host.ts'
import { type ComingPart, Coming } from '../../ui/Coming.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NoActivity } from './NoActivity.tsx'
import { NotFound } from './NotFound.tsx'
import { useIsWork, WorkComing } from './WorkComing.tsx'
import './card-frame.css'
import './opening.css'

/** The pages of her card, which is shown before its figures are known: in its colours, or in none as long as nobody knows whose it is. */
const ON_CARD = new Set(['/', '/card'])
const waits = () => undefined
/** Pages that an activity has: whoever belongs to none would wait there for ever. */
const OF_ACTIVITY =
  /^\/(?:card|flows|notices|notifications|menus|stores|coupons|packs|shop|bookings?|instant-win|invite-friend|privacy|profile\/addresses)(?:\/|$)/
/** Most pages are rows. */
const ROWS: readonly ComingPart[] = [{ on: 'panel', count: 5, picture: 'round', lines: [46, 66] }]

/**
 * The page of this address, once it is known whether this customer may see it; a page not there yet is not a page that is not
 * there. If she must acknowledge the information text first, she sees nothing else before it.
 */
export function Opening() {
  const { t } = useLingui()
  const facts = useFacts()
  const isStranger = useIsStranger()
  const { pathname, search } = useLocation()
  const way = usePrivacyWay()
  const privacy = staysOpen(pathname) ? 'open' : way
  const [mine, configuration] = [useAskedMemberships(), useAskedConfiguration()]
  const activity = useActivity() ?? host.activity ?? undefined
  const name = activity?.name ?? 'Tessera'
  const isOpenCard = codeStandsAt(pathname, configuration.data?.graphicCardType)
  const isShown = isOpen(pathname, facts)
  const isOnCard = ON_CARD.has(pathname)
  const isWork = useIsWork() && pathname === '/'
  // Without her activities no page knows whose it is; without the configuration only those behind a flag wait.
  const unread = configuration.data ? undefined : [mine, configuration].find(({ data, failure }) => failure && !data)
  if (unread && (unread === mine || !isShown))
    return (
      <Page title={name}>
        <LoadFailed
          failure={unread.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Per aprire questa pagina la prima volta serve la rete. La tua carta funziona anche senza.`}
          onRetry={unread.retry}
        />
      </Page>
    )
  if (isStranger && OF_ACTIVITY.test(pathname)) return <NoActivity title={name} />
  if (isShown && privacy === 'open') return <Outlet />
  if (!isShown && privacy !== 'owed' && (isStranger || configuration.data)) return <NotFound />
  return (
    <Page title={name} mark={<ActivityMark />} isComing>
      {privacy === 'owed' ? <Navigate replace to="/privacy" state={{ from: pathname + search }} /> : null}
      {isOnCard ? (
        <div className={activity ? 'card-columns' : 'card-columns opening-whose'} role="status" aria-label={t`Caricamento`}>
          {isWork ? <WorkComing /> : <Pass card={undefined} activity={activity} shape={undefined} isOpen={isOpenCard} onTill={waits} />}
          <Skeleton className={pathname === '/' ? 'opening-news' : 'opening-row'} />
        </div>
      ) : (
        <Coming parts={ROWS} />
      )}
    </Page>
  )
}
