import { Trans, useLingui } from '@lingui/react/macro'
import { type LucideIcon, PackageCheck, RefreshCw, Send, ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { type Cents, euros } from '#rules/money.ts'
import { LinePicture } from '../../components/cart/LinePicture.tsx'
import { StillNothing } from '../../components/submit/StillNothing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './unsure.css'

type Props = { items: readonly CartItem[]; total: Cents; isBusy: boolean; isOffline: boolean; onRetry: () => void }

/** The answer was lost: two outlines that are one order, both cases told before the tap, and the safe way is the easy one. LOOK "phone-11". */
export function Unsure({ items, total, isBusy, isOffline, onRetry }: Props) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="unsure">
      <div className="unsure-picture" aria-hidden="true">
        <span className="unsure-outline" />
        <span className="unsure-order">
          <span className="small quiet">
            <Trans>Il tuo ordine</Trans>
          </span>
          <strong>{euros(total)}</strong>
          <LinePicture image={items[0]?.image ?? null} />
        </span>
        <span className="unsure-once">1×</span>
      </div>
      <div className="unsure-words">
        <h2 ref={title} tabIndex={-1}>
          <Trans>Non sappiamo se è arrivato</Trans>
        </h2>
        <p>
          <Trans>
            La rete è caduta mentre mandavi l’ordine. Riprova: <strong>non conterà due volte.</strong>
          </Trans>
        </p>
      </div>
      <Panel as="ul" className="unsure-cases">
        <Case icon={PackageCheck} title={t`Se era arrivato`} text={t`te lo mostriamo, tale e quale`} />
        <Case icon={Send} title={t`Se non era arrivato`} text={t`lo mandiamo adesso, una volta sola`} />
      </Panel>
      <p className="unsure-safe">
        <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Il carrello è al sicuro, con le tue scelte.</Trans>
      </p>
      <div className="unsure-keys">
        {isOffline ? (
          <p className="quiet" role="status">
            <Trans>Sei offline: riprova appena torna la rete.</Trans>
          </p>
        ) : null}
        <StillNothing isBusy={isBusy} />
        <Button look="primary" isWide disabled={isOffline} aria-busy={isBusy || undefined} onClick={onRetry}>
          <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Riprova</Trans>
        </Button>
        <ButtonLink isWide to="/shop/order/orders">
          <Trans>Guarda i miei ordini</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

function Case({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <Row>
      <RowIcon tone="brand">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{title}</strong>
        <span className="quiet">{text}</span>
      </RowWords>
    </Row>
  )
}
