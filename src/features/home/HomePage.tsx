import { useLingui } from '@lingui/react/macro'
import { useMyCard } from '../../api/card.ts'
import { useAskedConfiguration } from '../../api/activities.ts'
import { Later } from '../../ui/Later.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HomeTop } from './HomeTop.tsx'
import { useTold } from './use-told.ts'
import './home.css'

const InstallCard = part(() => import('./InstallCard.tsx').then((m) => m.InstallCard))
const HomeSide = part(() => import('./HomeSide.tsx').then((m) => m.HomeSide))
const LivingLine = part(() => import('../../components/living/LivingLine.tsx').then((m) => m.LivingLine))
const UNDER_CARD = [LivingLine]
const BELOW = [InstallCard]
const BESIDE = [HomeSide]

/** Home below the card: one living line, then what is new by the activity's template. Spec §2, LOOK "phone-6". */
export function HomePage() {
  const { t } = useLingui()
  const { data: configuration, failure, retry } = useAskedConfiguration()
  const hasCard = Boolean(useMyCard().data)
  const { told, onTold } = useTold()
  return (
    <>
      {hasCard ? (
        <Later of={UNDER_CARD}>
          <LivingLine onTold={onTold} />
        </Later>
      ) : null}
      <div className="home-main">
        {configuration ? <HomeTop template={configuration.templateAppHome} told={hasCard ? told : null} /> : null}
        {configuration || failure ? null : <Skeleton className="home-top" />}
        {!configuration && failure ? (
          <LoadFailed
            failure={failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`Per aprire questa pagina la prima volta serve la rete.`}
            onRetry={retry}
          />
        ) : null}
        {hasCard ? (
          <Later of={BELOW}>
            <InstallCard />
          </Later>
        ) : null}
      </div>
      <div className="home-side">
        <Later of={BESIDE}>
          <HomeSide hasCard={hasCard} template={configuration?.templateAppHome} />
        </Later>
      </div>
    </>
  )
}
