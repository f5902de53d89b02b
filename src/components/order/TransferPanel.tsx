import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import type { Order } from '#contract/orders.ts'
import { squarePath } from '#rules/square-path.ts'
import { Panel } from '../../ui/Panel.tsx'
import './transfer-panel.css'

/** What to write on a bank transfer, and the code that her bank's app reads. */
export function TransferPanel({ transfer, total }: { transfer: NonNullable<Order['transfer']>; total: string }) {
  const { t } = useLingui()
  const { name, iban, reference, qr } = transfer
  const code = qr ? encode(qr, { ecc: 'M', border: 4 }) : undefined
  return (
    <Panel as="section" className="transfer" aria-label={t`Bonifico`}>
      <h2>
        <Trans>Fai il bonifico</Trans>
      </h2>
      <dl>
        <dt>
          <Trans>A</Trans>
        </dt>
        <dd>{name}</dd>
        <dt>IBAN</dt>
        <dd>{iban.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
        <dt>
          <Trans>Importo</Trans>
        </dt>
        <dd>{total}</dd>
        <dt>
          <Trans>Causale</Trans>
        </dt>
        <dd>{reference}</dd>
      </dl>
      {code ? (
        <figure className="transfer-code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t`Codice del bonifico per l’app della banca`}>
            <path d={squarePath(code.data)} />
          </svg>
          <figcaption className="small quiet">
            <Trans>Oppure inquadralo con l’app della tua banca.</Trans>
          </figcaption>
        </figure>
      ) : null}
    </Panel>
  )
}
