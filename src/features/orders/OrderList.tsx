import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { usePolledPages } from '../../api/kept.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useMyOrdersInfiniteQuery } from '../../api/orders.ts'
import { isOver } from '../../components/order/order-words.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { State } from '../../ui/State.tsx'
import { OrderCard } from './OrderCard.tsx'
import './orders.css'

/** Where changes are not told, a step that staff take shows within this time, in milliseconds. */
const POLL = 15_000

/** What she ordered, as the server sorts it: what waits for her, what runs, what has ended; what she put away is behind its own key. */
export function OrderList() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  const every = useLive('own') ? SLOW : POLL
  const [search, setSearch] = useSearchParams()
  const archived = search.get('archived') === '1'
  const orders = usePolledPages(useMyOrdersInfiniteQuery, activityId ? { activityId, language, archived } : skipToken, every)
  useShowing(orders.at)
  const rows = orders.data?.flatMap(({ data }) => data)
  return (
    <Page title={t`I miei ordini`}>
      <div className="orders">
        <Segment
          label={t`Quali ordini`}
          chosen={archived ? 'archived' : 'current'}
          options={[
            { value: 'current', label: t`In corso e recenti` },
            { value: 'archived', label: t`Archivio` },
          ]}
          onChoose={(value) => setSearch(value === 'archived' ? { archived: '1' } : {}, { replace: true })}
        />
        {orders.failure?.status && rows ? <Outdated failure={orders.failure} onRetry={orders.retry} /> : null}
        {rows === undefined && orders.isLoading ? (
          <Coming className="order-cards" parts={[{ on: 'panels', count: 5, picture: 'square', lines: [58, 44, 30], hasEnd: true }]} />
        ) : null}
        {rows === undefined && !orders.isLoading ? (
          <LoadFailed
            failure={orders.failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`I tuoi ordini sono al sicuro: li rivedi appena torna la rete.`}
            onRetry={orders.retry}
          />
        ) : null}
        {rows && rows.length > 0 ? archived ? <OrderCards orders={rows} /> : <Groups orders={rows} /> : null}
        {rows?.length === 0 ? <None archived={archived} /> : null}
        {orders.hasMore ? <More isLoading={orders.isLoadingMore} isFailed={orders.failure !== undefined} onMore={orders.more} /> : null}
      </div>
    </Page>
  )
}

/** What runs, and what has ended; under a head each where there are both. */
function Groups({ orders }: { orders: Order[] }) {
  const running = orders.filter((order) => !isOver(order))
  const ended = orders.filter(isOver)
  if (running.length === 0 || ended.length === 0) return <OrderCards orders={orders} />
  return (
    <>
      <Group title={<Trans context="orders">In corso</Trans>} orders={running} />
      <Group title={<Trans>Conclusi</Trans>} orders={ended} />
    </>
  )
}

function Group({ title, orders }: { title: ReactNode; orders: Order[] }) {
  const id = useId()
  return (
    <section className="order-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <OrderCards orders={orders} />
    </section>
  )
}

function OrderCards({ orders }: { orders: Order[] }) {
  return (
    <ul className="order-cards">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function None({ archived }: { archived: boolean }) {
  const { t } = useLingui()
  return (
    <State
      scene="parcel"
      title={archived ? t`L’archivio è vuoto` : t`Ancora nessun ordine`}
      text={archived ? t`Qui trovi gli ordini che metti via.` : t`Quando ordini qualcosa, lo segui da qui passo per passo.`}
      action={
        archived ? undefined : (
          <ButtonLink look="primary" to="/shop/shops">
            <Trans>Guarda cosa c’è</Trans>
          </ButtonLink>
        )
      }
    />
  )
}
