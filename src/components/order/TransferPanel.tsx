import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useCopy } from '../words/use-copy.ts'
import { TransferCode } from './TransferCode.tsx'
import './transfer-panel.css'

type Props = { transfer: NonNullable<Order['transfer']>; total: Order['totalPrice'] }

/** What to write on a bank transfer, each to be copied into her bank's app, and the code that the app reads. */
export function TransferPanel({ transfer, total }: Props) {
  const { t } = useLingui()
  const { name, iban, reference, qr } = transfer
  return (
    <Panel as="section" className="transfer" aria-label={t`Bonifico`}>
      <h2>
        <Trans>Fai il bonifico</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>A</Trans>
          </dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>IBAN</dt>
          <dd className="transfer-iban">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
        </div>
        <div>
          <dt>
            <Trans>Importo</Trans>
          </dt>
          {/* As the field of a bank takes it. */}
          <Copied label={t`Copia l’importo`} text={total.replace('.', ',')}>
            {euros(centsOf(total))}
          </Copied>
        </div>
        <div>
          <dt>
            <Trans>Causale</Trans>
          </dt>
          <Copied label={t`Copia la causale`} text={reference}>
            {reference}
          </Copied>
        </div>
      </dl>
      <IbanKey iban={iban} />
      {qr ? <TransferCode qr={qr} /> : null}
    </Panel>
  )
}

/** What is written there, and the key that copies it. */
function Copied({ label, text, children }: { label: string; text: string; children: string }) {
  const { t } = useLingui()
  const { isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <dd className="transfer-copied">
      <span>{children}</span>
      <IconButton look="bare" label={label} onClick={() => void copy()}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <output className="unseen">{isCopied === undefined ? '' : isCopied ? t`Copiato` : t`Non si può copiare`}</output>
    </dd>
  )
}

/** Her bank asks for it first: the one thing to do here. */
function IbanKey({ iban }: { iban: string }) {
  const { isCopied, copy } = useCopy(iban)
  const Icon = isCopied ? Check : Copy
  return (
    <Button look="primary" isWide onClick={() => void copy()}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span aria-live="polite">
        {isCopied === undefined ? <Trans>Copia l’IBAN</Trans> : isCopied ? <Trans>IBAN copiato</Trans> : <Trans>Non si può copiare</Trans>}
      </span>
    </Button>
  )
}
