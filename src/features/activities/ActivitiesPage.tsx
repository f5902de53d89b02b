import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useAskedMemberships } from '../../api/activities.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { activityChosen } from '../../state/session.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './activities.css'

/** The customer's activities as a stack of cards, the one in use in front; a tap enters one. Spec §2, LOOK "activities". */
export function ActivitiesPage() {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const inUse = useActivityId()
  const { data, at, isLoading, failure, retry } = useAskedMemberships()
  useShowing(at)
  const enter = (id: string) => {
    dispatch(activityChosen(id))
    void navigate('/')
  }
  const mine = data ?? []
  const cents = mine.reduce((sum, one) => sum + (shownOn(one.activity.cashBackType).credit ? centsOf(one.balance ?? 0) : 0), 0)
  const total = euros(cents)
  // In front is last: the card that lies over all others.
  const stack = [...mine.filter((one) => one.activity.id !== inUse), ...mine.filter((one) => one.activity.id === inUse)]
  return (
    <Page title={t`Le mie attività`}>
      {failure?.status ? <NotUpdated message={failure.message} onRetry={retry} /> : null}
      {isLoading ? <Skeleton className="stack-skeleton" /> : null}
      {data?.length === 0 ? (
        <State scene="card" title={t`Nessuna attività`} text={t`Quando hai la carta di un’attività, la trovi qui.`} />
      ) : null}
      {stack.length > 0 ? (
        <>
          <p className="stack-sum quiet">
            <Plural value={stack.length} one="# attività" other="# attività" /> · <Trans>{total} di credito in tutto</Trans>
          </p>
          <ul className="stack">
            {stack.map((one) => (
              <li key={one.id}>
                <ActivityCard customer={one} isInUse={one.activity.id === inUse} onEnter={() => enter(one.activity.id)} />
              </li>
            ))}
          </ul>
          <p className="stack-hint small quiet">
            <Trans>Tocca una carta per entrare.</Trans>
          </p>
        </>
      ) : null}
    </Page>
  )
}
