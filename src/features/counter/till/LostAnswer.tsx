import { Trans, useLingui } from '@lingui/react/macro'
import { CloudAlert, RefreshCw } from 'lucide-react'
import { centsOf, euros, tenThousandthsOf } from '#rules/money.ts'
import { pointWords } from '../../../components/words/point-words.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowIcon } from '../../../ui/Row.tsx'
import type { Deed } from './pending.ts'
import type { Deeds } from './use-deed.ts'
import './amount.css'
import './done.css'

type Props = { customer: { id: string; name: string }; deeds: Deeds; deed: Deed }

/** Nobody knows whether it arrived: the same wish again, and nothing else on this card until that is known. */
export function LostAnswer({ customer: { id, name }, deeds, deed }: Props) {
  const { t } = useLingui()
  const what =
    deed.kind === 'earn'
      ? euros(centsOf(deed.purchase))
      : deed.kind === 'redeem'
        ? deed.title
        : deed.kind === 'undo'
          ? t`L’annullamento`
          : deed.of === 'credit'
            ? euros(centsOf(deed.amount))
            : pointWords(tenThousandthsOf(deed.amount))
  return (
    <Panel as="section" className="cash-lost" role="alert">
      <RowIcon isLarge tone="warn">
        <CloudAlert aria-hidden strokeWidth={1.75} />
      </RowIcon>
      <h2>
        <Trans>Non sappiamo se è arrivato</Trans>
      </h2>
      <p>
        <Trans>
          Riprova: <strong>non conterà due volte.</strong> {what} per {name} resta qui.
        </Trans>
      </p>
      <Button
        look="primary"
        isWide
        className="cash-go"
        disabled={deeds.isOffline}
        aria-busy={deeds.isBusy || undefined}
        onClick={() => void deeds.submit(deed)}
      >
        <RefreshCw aria-hidden strokeWidth={1.75} />
        {deeds.isOffline ? <Trans>Riprova quando torna la rete</Trans> : <Trans>Riprova</Trans>}
      </Button>
      {deed.kind === 'redeem' ? (
        // A coupon moves nothing: what was done stands among what staff did.
        <ButtonLink look="outline" isWide to="/counter/till/acts">
          <Trans>Fatti da poco</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink look="outline" isWide to={`/counter/till/${id}/movements`}>
          <Trans>Guarda i suoi movimenti</Trans>
        </ButtonLink>
      )}
    </Panel>
  )
}
