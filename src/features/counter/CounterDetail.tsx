import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Printer, StickyNote, X } from 'lucide-react'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { centsOf, euros } from '#rules/money.ts'
import { AllergenLine } from '../../components/menu/AllergenLine.tsx'
import { progressTone } from '../../components/order/order-words.ts'
import { OrderSums } from '../../components/order/Sums.tsx'
import { Timeline } from '../../components/order/Timeline.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { refocus } from '../../ui/refocus.ts'
import { Tag } from '../../ui/Tag.tsx'
import { Article } from './Article.tsx'
import { CancelAsked } from './CancelAsked.tsx'
import { addressWords, stateWords } from './counter-words.ts'
import type { Desk } from './desk.ts'
import { EndDialog } from './EndDialog.tsx'
import { NextKey } from './NextKey.tsx'
import { LateDialog } from './LateDialog.tsx'
import { type Asked, OtherKeys } from './OtherKeys.tsx'
import { isToRefuse, RefuseKey } from './RefuseKey.tsx'
import { Overtaken } from './Overtaken.tsx'
import { PaymentTag } from './PaymentTag.tsx'
import { Slip } from './Slip.tsx'
import { useWay } from './use-way.ts'
import './detail.css'
import './counter-card.css'

type Props = {
  order: CounterOrder
  desk: Desk
  /** It stands beside the board, and gives its room back; else what it lies in closes it. */
  isBeside: boolean
}

/** The whole of an order, with every key that staff have for it. */
export function CounterDetail({ order, desk, isBeside }: Props) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState<Asked>()
  const { Icon, word } = useWay(order)
  const { orderTimeRequest: slot, address, note } = order
  const refunded = centsOf(order.refunded) - centsOf(order.unreturned ?? '0')
  const back = euros(refunded)
  return (
    <div className="counter-detail">
      <Head order={order} desk={desk} isBeside={isBeside} />
      <p className="counter-name counter-whose">
        {order.customer.name}
        <Tag look={progressTone(order.progress)}>{stateWords(order, i18n)}</Tag>
        <PaymentTag order={order} />
        {refunded > 0 ? (
          <Tag>
            <Trans>Restituiti {back}</Trans>
          </Tag>
        ) : null}
      </p>
      <p className="counter-way quiet">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {word}
        {slot ? (
          <strong>
            <Trans>alle {slot}</Trans>
          </strong>
        ) : null}
      </p>
      {address ? (
        <p className="counter-way">
          <span>
            <MapPin aria-hidden size={20} strokeWidth={1.75} />
            {addressWords(address)}
          </span>
        </p>
      ) : null}
      {order.keys.includes('keep') ? <CancelAsked order={order} desk={desk} onCancel={() => setAsked('cancel')} /> : null}
      {desk.overtaken?.id === order.id ? <Overtaken order={order} desk={desk} hasNext /> : null}
      <ul className="counter-lines">
        {order.articles.map((article) => (
          <li key={article.id}>
            <span className="counter-line">
              <Article article={article} />
              <AllergenLine codes={article.allergens} />
            </span>
            <span className="figures">{euros(centsOf(article.unitPrice) * article.quantity)}</span>
          </li>
        ))}
      </ul>
      {note ? (
        <p className="counter-note">
          <StickyNote aria-hidden size={20} strokeWidth={1.75} />
          <span>{note}</span>
        </p>
      ) : null}
      <OrderSums order={order} />
      <Timeline order={order} zone={desk.zone} />
      <div className="counter-detail-keys">
        <NextKey order={order} desk={desk} isMain beside={isToRefuse(order) ? <RefuseKey onPress={() => setAsked('cancel')} /> : null} />
        <OtherKeys order={order} desk={desk} onAsk={setAsked} />
      </div>
      {asked === 'cancel' || asked === 'refund' ? <EndDialog {...{ order, asked, desk }} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'pay_late' || asked === 'return_late' ? (
        <LateDialog {...{ order, asked, desk }} onClose={() => setAsked(undefined)} />
      ) : null}
      <Slip order={order} zone={desk.zone} />
    </div>
  )
}

/** Which order it is and how far, and what is done with its page. */
function Head({ order, desk, isBeside }: Props) {
  const { t } = useLingui()
  const close = () => {
    desk.onOpen(undefined)
    refocus()
  }
  return (
    <header className="counter-detail-head">
      <h2 className="counter-number figures">{order.number}</h2>
      <IconButton label={t`Stampa`} onClick={() => window.print()}>
        <Printer aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {isBeside ? (
        <IconButton label={t`Chiudi`} onClick={close}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </header>
  )
}
