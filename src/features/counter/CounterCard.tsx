import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { StickyNote } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { isLate } from '#rules/order-timeline.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Article } from './Article.tsx'
import { CancelAskedTag } from './CancelAsked.tsx'
import type { Desk } from './desk.ts'
import { NextKey } from './NextKey.tsx'
import { Overtaken } from './Overtaken.tsx'
import { PaymentTag } from './PaymentTag.tsx'
import { passedOf } from './waiting.ts'
import { WaitingTag } from './WaitingTag.tsx'
import { useWay } from './use-way.ts'
import './board.css'
import './counter-card.css'

/** So many articles stand on the card; the others are counted. */
const SHOWN = 4

/** An order on the board: a tap opens it and another closes it, its next step is a key on the card itself, while it is open on its page alone, and its place is kept: no other card moves. LOOK "counter-1". */
export function CounterCard({ order, desk }: { order: CounterOrder; desk: Desk }) {
  const { id, number, customer, articles, note, orderTimeRequest: slot } = order
  const { Icon, word } = useWay(order)
  const isOpen = desk.open === id
  const more = articles.length - SHOWN
  const passed = passedOf(order, desk.now)
  const card = useRef<HTMLLIElement>(null)
  // It may be half out of sight.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  return (
    <Panel ref={card} as="li" className={classes('counter-card', isLate(order, desk.now) && 'counter-late', isOpen && 'counter-current')}>
      <button type="button" className="counter-open" aria-pressed={isOpen} onClick={() => desk.onOpen(isOpen ? undefined : id)}>
        <span className="counter-head">
          <strong className="counter-number figures">{number}</strong>
          <WaitingTag order={order} now={desk.now} />
        </span>
        <span className="counter-name">{customer.name}</span>
        {passed === undefined ? null : (
          <span className="counter-passed" aria-hidden>
            <span style={{ width: `${passed * 100}%` }} />
          </span>
        )}
        <span className="counter-way quiet">
          <span>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
            {word}
          </span>
          {slot ? (
            <strong>
              <Trans>alle {slot}</Trans>
            </strong>
          ) : null}
        </span>
        <span className="counter-articles">
          {articles.slice(0, SHOWN).map((article) => (
            <Article key={article.id} article={article} />
          ))}
          {more > 0 ? <span className="quiet">{plural(more, { one: 'e # altro', other: 'e altri #' })}</span> : null}
        </span>
        {note ? (
          <span className="counter-note">
            <StickyNote aria-hidden size={18} strokeWidth={1.75} />
            <span>{note}</span>
          </span>
        ) : null}
        <span className="counter-tags">
          <PaymentTag order={order} />
          <CancelAskedTag order={order} />
        </span>
      </button>
      {desk.overtaken?.id === id ? <Overtaken order={order} desk={desk} /> : null}
      {isOpen ? (
        <div className="counter-elsewhere">
          <p className="quiet">
            <Trans>Aperto: i tasti sono nella sua scheda</Trans>
          </p>
          <div aria-hidden inert>
            <NextKey order={order} desk={desk} />
          </div>
        </div>
      ) : (
        <NextKey order={order} desk={desk} />
      )}
    </Panel>
  )
}
