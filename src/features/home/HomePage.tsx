import { useLingui } from '@lingui/react/macro'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useAskedConfiguration } from '../../api/activities.ts'
import { BellButton } from './BellButton.tsx'
import { homeTitle } from '../../components/activity/home-title.ts'
import { Later } from '../../ui/Later.tsx'
import { NoActivity } from './NoActivity.tsx'
import { NoCard } from '../../components/card/NoCard.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { Pass } from '../../components/card/Pass.tsx'
import { useIsStranger } from '../../components/activity/use-is-stranger.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { part } from '../../ui/part.tsx'
import './home.css'
import { HomeTop } from './HomeTop.tsx'
import { Tiles } from './Tiles.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const InstallCard = part(() => import('./InstallCard.tsx').then((m) => m.InstallCard))
const HomeSide = part(() => import('./HomeSide.tsx').then((m) => m.HomeSide))
const LivingLine = part(() => import('../../components/living/LivingLine.tsx').then((m) => m.LivingLine))
const UNDER_CARD = [LivingLine]
const BELOW = [InstallCard]
const BESIDE = [HomeSide]

/** Home: the card and its code first, then what this activity offers, by its template and flags. Spec §2, LOOK "Home". */
export function HomePage() {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const token = useAppSelector((state) => state.session.token)
  const isStranger = useIsStranger()
  const { data: configuration, isLoading } = useAskedConfiguration()
  const { activity, card, shape } = usePass()
  useShowing(card.at)
  if (pathname === '/home') return <Navigate replace to="/" />
  const title = homeTitle(claimsOf(token).name, i18n)
  const showsNotices = configuration?.templateAppHome === 'S'
  if (isStranger) return <NoActivity title={title} />
  return (
    <Page title={title} actions={<BellButton />}>
      {card.failure?.status ? <NotUpdated message={card.failure.message} onRetry={card.retry} /> : null}
      {card.data === null ? <NoCard /> : <Pass card={card.data} activity={activity} shape={shape} onTill={() => navigate('/card?till')} />}
      {card.data ? (
        <Later of={UNDER_CARD}>
          <LivingLine />
        </Later>
      ) : null}
      <div className="home-below">
        <div className="home-main">
          {isLoading ? <Skeleton className="tiles-coming" /> : <Tiles />}
          {configuration ? <HomeTop template={configuration.templateAppHome} /> : <Skeleton className="home-top" />}
          {card.data ? (
            <Later of={BELOW}>
              <InstallCard />
            </Later>
          ) : null}
        </div>
        <div className="home-side">
          <Later of={BESIDE}>
            <HomeSide hasCard={Boolean(card.data)} showsFeed={Boolean(configuration && !showsNotices)} />
          </Later>
        </div>
      </div>
    </Page>
  )
}
