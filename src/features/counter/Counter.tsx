import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { orderName } from '../../components/order/order-words.ts'
import { Sheet } from '../../ui/overlays.ts'
import { Panel } from '../../ui/Panel.tsx'
import { State } from '../../ui/State.tsx'
import { useRoomy } from '../../ui/use-wide.ts'
import { Board } from './Board.tsx'
import type { columnsOf } from './columns.ts'
import { CounterDetail } from './CounterDetail.tsx'
import type { Desk } from './desk.ts'
import { Ended } from './Ended.tsx'
import './board.css'
import './detail.css'

type Props = { orders: CounterOrder[]; columns: ReturnType<typeof columnsOf>; desk: Desk }

/** The board, and beside it the order that is open; where there is no room, over it. */
export function Counter({ orders, columns, desk }: Props) {
  const { t, i18n } = useLingui()
  const isRoomy = useRoomy()
  const opened = orders.find(({ id }) => id === desk.open)
  if (orders.length === 0) return <State scene="check" title={t`Tutto consegnato`} text={t`Il prossimo ordine suona e compare qui.`} />
  const detail = opened ? <CounterDetail key={opened.id} order={opened} desk={desk} /> : null
  return (
    <div className="counter-room">
      <div className="counter-work">
        <Board columns={columns} desk={desk} />
        <Ended orders={columns.ended} desk={desk} />
      </div>
      {isRoomy ? (
        <Panel as="aside" className="counter-aside" aria-label={t`Ordine aperto`}>
          {detail ?? (
            <p className="counter-choose">
              <Store aria-hidden size={48} strokeWidth={1.5} />
              <Trans>Tocca un ordine: qui lo vedi per intero.</Trans>
            </p>
          )}
        </Panel>
      ) : null}
      {opened && !isRoomy ? (
        <Sheet label={orderName(opened, i18n)} onClose={() => desk.onOpen(undefined)}>
          {detail}
        </Sheet>
      ) : null}
    </div>
  )
}
