import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import type { ActivityCustomer } from '#contract/activities.ts'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useAskedMemberships } from '../../api/activities.ts'
import { AddCard } from '../../components/activity/AddCard.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { useEntering } from '../../components/entering/use-entering.ts'
import { WalletCard } from './WalletCard.tsx'
import './activities.css'

/** The customer's wallet: her cards as a stack, the one in use in front; a tap enters one. Spec §2, LOOK "phone-6". */
export function ActivitiesPage() {
  const { t } = useLingui()
  const { data, at, isLoading, failure, retry } = useAskedMemberships()
  useShowing(at)
  return (
    <Page title={t`Le mie carte`}>
      {failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
      {isLoading ? <Skeleton className="wallet-skeleton" /> : null}
      {data?.length === 0 ? (
        <>
          <State scene="card" title={t`Nessuna attività`} text={t`Quando hai la carta di un’attività, la trovi qui.`} />
          <AddCard />
        </>
      ) : null}
      {data?.length ? <Wallet mine={data} /> : null}
    </Page>
  )
}

function Wallet({ mine }: { mine: ActivityCustomer[] }) {
  const { chosen, enter } = useEntering()
  const inUse = useActivityId()
  // In front is last: the card that lies over all others. It stays there while another is taken from behind it.
  const [front, setFront] = useState(inUse)
  if (!front && inUse) setFront(inUse)
  const stack = [...mine.filter((one) => one.activity.id !== front), ...mine.filter((one) => one.activity.id === front)]
  const total = euros(mine.reduce((sum, one) => sum + (shownOn(one.activity.cashBackType).credit ? centsOf(one.balance ?? 0) : 0), 0))
  return (
    <>
      <p className="wallet-sum quiet">
        <Plural value={stack.length} one="# attività" other="# attività" /> · <Trans>{total} di credito in tutto</Trans>
      </p>
      <div className="wallet-cards">
        <ul className="wallet-stack">
          {stack.map((one, place) => (
            <li key={one.id} style={{ '--place': place } as CSSProperties}>
              <WalletCard
                customer={one}
                isInUse={one.activity.id === inUse}
                isChosen={one.activity.id === chosen}
                onEnter={(event) => void enter(one.activity.id, event)}
              />
            </li>
          ))}
        </ul>
        <AddCard />
      </div>
    </>
  )
}
