import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { orderName } from '../../components/order/order-words.ts'
import { Sheet } from '../../ui/overlays.ts'
import { Panel } from '../../ui/Panel.tsx'
import { State } from '../../ui/State.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Board } from './Board.tsx'
import type { columnsOf } from './columns.ts'
import { CounterDetail } from './CounterDetail.tsx'
import type { Desk } from './desk.ts'
import { Ended } from './Ended.tsx'
import './board.css'
import './detail.css'

type Props = {
  orders: CounterOrder[]
  /** The one that was looked for by its number: it may be on the board, or not. */
  sought: CounterOrder | undefined
  columns: ReturnType<typeof columnsOf>
  desk: Desk
  /** Stands under the board, where there is room beside it. */
  children: ReactNode
}

/** The board, whose keys stay where they are while an order is open beside it; where there is no room for that, it opens over it. */
export function Counter({ orders, sought, columns, desk, children }: Props) {
  const { t, i18n } = useLingui()
  const isWide = useWide()
  const opened = [...orders, ...(sought ? [sought] : [])].find(({ id }) => id === desk.open)
  const detail = opened ? <CounterDetail key={opened.id} order={opened} desk={desk} isBeside={isWide} /> : null
  return (
    <div className="counter-room">
      <div className="counter-work">
        {orders.length > 0 ? (
          <>
            <Board columns={columns} desk={desk} />
            <Ended orders={columns.ended} desk={desk} />
          </>
        ) : (
          <State scene="check" title={t`Tutto consegnato`} text={t`Il prossimo ordine suona e compare qui.`} />
        )}
      </div>
      <div className="counter-side">
        {opened && isWide ? (
          <Panel as="aside" className="counter-aside" aria-label={t`Ordine aperto`}>
            {detail}
          </Panel>
        ) : null}
        <div className="counter-ways">{children}</div>
      </div>
      {opened && !isWide ? (
        <Sheet label={orderName(opened, i18n)} onClose={() => desk.onOpen(undefined)}>
          {detail}
        </Sheet>
      ) : null}
    </div>
  )
}
