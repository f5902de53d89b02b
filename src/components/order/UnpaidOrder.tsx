import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useMinute } from '../words/use-minute.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './Sums.tsx'
import { UnpaidKeys } from './UnpaidKeys.tsx'
import './order-lines.css'
import './unpaid-order.css'

/**
 * An order that is not paid, as it looks wherever she finds it: why that is so, until when it is kept for her, what it holds, and the
 * way to pay it or to give it up.
 * @param wasClosed she closed the provider's page, so that nothing was paid there
 */
export function UnpaidOrder({ order, wasClosed = false }: { order: Order; wasClosed?: boolean }) {
  const { t } = useLingui()
  useRefocus()
  return (
    <section className="unpaid">
      <Standing order={order} wasClosed={wasClosed} />
      <Panel className="unpaid-order">
        <ul aria-label={t`Articoli`}>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
        <Hour order={order} />
        <OrderLines order={order} />
      </Panel>
      <UnpaidKeys order={order} />
    </section>
  )
}

/** For which hour she wants it, as long as that is to come. */
function Hour({ order: { created, orderTimeRequest: slot } }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = onTheWall(zone, useMinute())
  if (!slot || onTheWall(zone, created).day !== now.day || slot <= now.time) return null
  return (
    <p className="order-line">
      <Clock aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <Trans>Per le {slot}</Trans>
      </span>
    </p>
  )
}

/** How it stands, and what can be done about it. */
function Standing({ order: { stuck, expires }, wasClosed }: { order: Order; wasClosed: boolean }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const until = expires ? onTheWall(zone, Date.parse(expires)).time : undefined
  return (
    <div className="unpaid-words">
      <h2>
        <Trans>Il tuo ordine aspetta il pagamento</Trans>
      </h2>
      {stuck ? (
        <p role="status">
          {stuck === 'unopened' ? (
            <Trans>
              La pagina del pagamento non si è aperta: chi incassa in questo momento non risponde. Non ti è stato addebitato nulla.
            </Trans>
          ) : (
            <Trans>Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.</Trans>
          )}
        </p>
      ) : wasClosed ? (
        <p role="status">
          <Trans>Non hai pagato niente.</Trans>
        </p>
      ) : null}
      <p>
        {until ? <Trans>Ti teniamo tutto fino alle {until}.</Trans> : null}{' '}
        {stuck === 'unopened' ? (
          <Trans>Puoi riprovare tra poco, oppure scegliere un altro modo: gli articoli tornano nel carrello.</Trans>
        ) : stuck === 'declined' ? (
          <Trans>
            Puoi riprovare, anche con un’altra carta o un altro conto, oppure scegliere un altro modo: gli articoli tornano nel carrello.
          </Trans>
        ) : (
          <Trans>Puoi pagarlo, oppure rinunciare: tutto torna com’era.</Trans>
        )}
      </p>
    </div>
  )
}
