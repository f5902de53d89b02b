import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useCounterOrders, useSoughtOrder } from '../../api/counter.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { WorkFailed } from '../../components/staff/WorkFailed.tsx'
import { serverTime } from '../../state/clock.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useWide } from '../../ui/use-wide.ts'
import { Announced } from './Announced.tsx'
import { BoardComing } from './Board.tsx'
import { columnsOf } from './columns.ts'
import { Counter } from './Counter.tsx'
import { CounterBar } from './CounterBar.tsx'
import type { Desk } from './desk.ts'
import { FindOrder } from './FindOrder.tsx'
import { SoldOutLink } from './goods/SoldOutLink.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Switches } from './Switches.tsx'
import { useCalls } from './use-calls.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSwitches } from './use-switches.ts'
import '../../components/page/icon-row.css'
import './board.css'

/** Staff's side of the orders, as they come. SEMANTICS 14, LOOK "counter-1". */
export function CounterPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const isWide = useWide()
  const orders = useCounterOrders(language, isOnline)
  useShowing(orders.at)
  // By the server's clock both: what this device shows would promise customers another hour.
  const now = Math.max(useMinute(), serverTime(Date.parse(orders.at ?? '') || 0))
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const [open, setOpen] = useState<string>()
  const [number, seek] = useState<number>()
  const sought = useSoughtOrder(number, language)
  const [overtaken, setOvertaken] = useState<Desk['overtaken']>()
  const set = useSwitches()
  const columns = columnsOf(orders.data ?? [])
  const { calls, isMuted, onLook } = useCalls(columns, set.sound.isOn)
  const isRefused = useWakeLock(set.screen.isOn)
  useShortcuts()
  const onOpen = (id: string | undefined) => {
    setOpen(id)
    if (id !== overtaken?.id) setOvertaken(undefined)
    onLook(id)
  }
  const onOvertaken: Desk['onOvertaken'] = (id, by) => setOvertaken({ id, by })
  const next = columns.new[0]?.id
  const desk: Desk = { zone, now, open, onOpen, next, overtaken, onOvertaken, hasKeys: set.keys.isOn }
  const onFound = (order: CounterOrder) => {
    seek(order.number)
    onOpen(order.id)
  }
  const ways = <Ways onFound={onFound} />
  const switches = <Switches set={set} isRefused={isRefused} isShort={!isWide} />
  return (
    <Page title={t`Banco`} actions={<CounterBar isLive={orders.isLive}>{isWide ? switches : null}</CounterBar>}>
      <div className="counter">
        {isWide ? null : switches}
        {isOnline ? null : (
          <p id="counter-offline" className="quiet">
            <Trans>Gli ordini si leggono, i tasti tornano con la rete.</Trans>
          </p>
        )}
        {isMuted && isOnline ? (
          <p className="counter-muted">
            <Trans>Tocca la pagina: poi i nuovi ordini suonano.</Trans>
          </p>
        ) : null}
        {orders.failure?.status && orders.data ? <Outdated failure={orders.failure} onRetry={orders.retry} /> : null}
        {orders.data ? (
          <>
            <Announced calls={calls} />
            <Counter orders={orders.data} sought={sought} columns={columns} desk={desk}>
              {ways}
              <Shortcuts {...set.keys} />
            </Counter>
          </>
        ) : orders.isLoading ? (
          <BoardComing />
        ) : (
          <WorkFailed
            failure={orders.failure}
            title={t`Non riusciamo a caricare gli ordini`}
            offline={t`Gli ordini ci sono: li vedi appena torna la rete.`}
            onRetry={orders.retry}
          />
        )}
        {orders.data ? null : ways}
      </div>
    </Page>
  )
}

/** The ways from the board to what does not stand on it. */
function Ways({ onFound }: { onFound: (order: CounterOrder) => void }) {
  return (
    <Panel as="ul" className="icon-rows">
      <FindOrder onFound={onFound} />
      <SoldOutLink />
    </Panel>
  )
}
