import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useRefocus } from '../../ui/refocus.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './Sums.tsx'
import { UnpaidKeys } from './UnpaidKeys.tsx'
import './unpaid-order.css'

/**
 * An order that is not paid, as it looks wherever she finds it: why that is so, until when it is kept for her, what it holds, and the
 * way to pay it or to give it up.
 */
export function UnpaidOrder({ order }: { order: Order }) {
  const { t } = useLingui()
  useRefocus()
  return (
    <section className="unpaid">
      <Standing order={order} />
      <Panel className="unpaid-order">
        <ul aria-label={t`Articoli`}>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
        <OrderLines order={order} />
      </Panel>
      <UnpaidKeys order={order} />
    </section>
  )
}

/** How it stands, and what can be done about it. */
function Standing({ order: { stuck, expires } }: { order: Order }) {
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
