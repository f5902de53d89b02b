import { useLingui } from '@lingui/react/macro'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { may } from '#rules/permissions.ts'
import { useConfiguration, useIsConfigurationUnread } from '../../api/activities.ts'
import { homeTitle } from '../../components/activity/home-title.ts'
import { useIsStranger } from '../../components/activity/use-is-stranger.ts'
import { NoCard } from '../../components/card/NoCard.tsx'
import { Pass } from '../../components/card/Pass.tsx'
import { codeStandsAt } from '../../components/card/code-stands-at.ts'
import { useLingering } from '../../components/card/use-lingering.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { Beside } from '../../ui/Beside.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { part } from '../../ui/part.tsx'
import { HomeKeys } from './HomeKeys.tsx'
import { NoActivity } from './NoActivity.tsx'
import { useIsWork, WorkComing } from './WorkComing.tsx'
import './card-frame.css'

const AtWork = part(async () => {
  const [module] = await Promise.all([import('../../components/staff/AtWork.tsx'), speakOfLater()])
  return module.AtWork
}, WorkComing)
const LiveCard = part(() => import('../../components/card/LiveCard.tsx').then((m) => m.LiveCard))
const CardTill = part(() => import('../../components/card/CardTill.tsx').then((m) => m.CardTill))

/**
 * Home and Card: one card above both, which is never drawn anew. On Card it has its code; a tap, or a finger upwards, turns it to
 * the till on either. Spec §2, LOOK "phone-6".
 */
export function CardFrame() {
  const { t, i18n } = useLingui()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const isStranger = useIsStranger()
  const token = useAppSelector(({ session }) => session.token)
  const { activity, card, shape } = usePass()
  const isStaff = may(claimsOf(token).roles, 'counter')
  const isWork = useIsWork()
  const configuration = useConfiguration()
  const isUnread = useIsConfigurationUnread()
  const graphic = configuration?.graphicCardType
  useShowing(card.at)
  const atTill = search.has('till')
  const isLingering = useLingering(atTill)
  const isHome = pathname === '/'
  const title = isHome ? homeTitle(claimsOf(token).name, i18n) : t`La mia carta`
  // With its code the card is twice as high: what stands below comes once that is known.
  const isComing = isHome && !configuration && !isUnread
  if (isHome && isStranger) return <NoActivity title={title} />
  const openTill = () => setSearch({ till: '' }, { state: { isTurned: true } })
  // Whoever turned it here goes back; a shortcut of the phone opens it with nothing behind it.
  const closeTill = () => ((state as { isTurned?: true } | null)?.isTurned ? navigate(-1) : setSearch({}, { replace: true }))
  return (
    <Page title={title} shows={pathname} actions={isHome ? <HomeKeys /> : undefined}>
      {card.failure?.status ? <Outdated failure={card.failure} onRetry={card.retry} /> : null}
      <div className={isComing ? 'card-columns card-columns-coming' : 'card-columns'}>
        {card.data === null ? (
          isHome && isStaff ? (
            <Beside again={pathname}>
              <AtWork />
            </Beside>
          ) : (
            <NoCard />
          )
        ) : isHome && isWork && card.data === undefined ? (
          <WorkComing />
        ) : (
          <Pass
            card={card.data}
            hasFailed={Boolean(card.failure)}
            activity={activity}
            shape={shape}
            isOpen={codeStandsAt(pathname, graphic)}
            isComing={isComing}
            onTill={openTill}
          />
        )}
        <Outlet />
      </div>
      {isLingering ? (
        <Beside again={pathname}>
          <LiveCard />
        </Beside>
      ) : null}
      {atTill && card.data && shape ? (
        <Beside again={shape} onFailure={closeTill}>
          <CardTill card={card.data} activity={activity} shape={shape} onClose={closeTill} />
        </Beside>
      ) : null}
    </Page>
  )
}
