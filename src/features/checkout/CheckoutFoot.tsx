import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { euros } from '#rules/money.ts'
import type { Figures } from '#rules/order-figures.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import '../../components/order/sum-foot.css'

type Props = {
  figures: Figures
  missing: string | undefined
  refusal: string | undefined
  isReady: boolean
  isBusy: boolean
  isOffline: boolean
}

/** The sum, what she earns, and the button, in the words of the law where something is paid, always in sight. SEMANTICS 5. */
export function CheckoutFoot({ figures, missing, refusal, isReady, isBusy, isOffline }: Props) {
  return (
    <footer className="sum-foot">
      <div className="sum-line">
        <span className="sum-total">
          <span className="small quiet">
            <Trans>Totale da pagare</Trans>
          </span>
          <strong>{euros(figures.total)}</strong>
        </span>
        <Earned figures={figures} />
      </div>
      <Refusal>{refusal}</Refusal>
      <p className="sum-missing" role="status">
        {isOffline ? <Trans>Sei offline: per ordinare serve la rete. Le tue scelte restano qui.</Trans> : missing}
      </p>
      <Button
        type="submit"
        look="primary"
        isWide
        isLacking={!isReady}
        disabled={isOffline}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {figures.total > 0 ? (
          <>
            <Lock aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Ordine con obbligo di pagare</Trans>
          </>
        ) : (
          <Trans>Invia l’ordine</Trans>
        )}
      </Button>
    </footer>
  )
}
