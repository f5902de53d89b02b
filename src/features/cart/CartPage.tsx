import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItem } from '#contract/cart.ts'
import { missingTo } from '#rules/cart.ts'
import { cents, centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useCart } from '../../api/cart.ts'
import { useLearned } from '../../api/learned.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { useFigures } from '../../components/cart/use-figures.ts'
import { EmptyCart } from '../../components/order/EmptyCart.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { CartRow } from './CartRow.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import { standsInTheWay } from './line-words.ts'
import { useRemoval } from './use-removal.ts'
import '../../components/order/sum-foot.css'
import './cart.css'

/** What she chose, with what changed since; the way on is below, with the sum. Spec §2, LOOK "Cart". */
export function CartPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const cart = useCart(language)
  useShowing(cart.at)
  useLearned('cart', cart.at)
  return (
    <Page title={t`Carrello`}>
      {cart.failure?.status && cart.data ? <Outdated failure={cart.failure} onRetry={cart.retry} /> : null}
      {cart.data ? (
        <Lines items={cart.data} />
      ) : cart.isLoading ? (
        <Coming
          className="cart-lines"
          parts={[
            { on: 'panels', count: 2, picture: 'square', lines: [64, 40, 28], hasEnd: true },
            { on: 'panel', lines: [100, 100, 56] },
          ]}
        />
      ) : (
        <LoadFailed
          failure={cart.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Il tuo carrello è al sicuro: lo rivedi appena torna la rete.`}
          onRetry={cart.retry}
        />
      )}
    </Page>
  )
}

function Lines({ items }: { items: NonNullable<ReturnType<typeof useCart>['data']> }) {
  const { lines, left, removed, forget } = useRemoval(items)
  if (lines.length === 0) return <EmptyCart />
  return (
    <div className="cart">
      <ul className="cart-lines">
        {lines.map(({ item, isOut }) =>
          isOut ? (
            <RemovedRow key={`${item.id} out`} item={item} onOver={forget} />
          ) : (
            <CartRow key={item.id} item={item} onRemoved={removed} />
          ),
        )}
      </ul>
      {left.length > 0 ? <Foot items={left} /> : null}
    </div>
  )
}

/** The sum, what is missing to the least that can be ordered, and the way on. */
function Foot({ items }: { items: CartItem[] }) {
  const { figures } = useFigures(items, cents(0), cents(0))
  const minimum = centsOf(useConfiguration()?.shopTotalMinPrice ?? 0)
  const missing = missingTo(minimum, figures.subtotal)
  const isOffline = !useOnline()
  const lookAtFirst = useFirstLacking()
  const isStuck = items.some(standsInTheWay)
  const lacking = euros(missing)
  return (
    <footer className="sum-foot">
      <div className="sum-line">
        <span className="sum-total">
          <span className="small quiet">
            <Trans>Subtotale</Trans>
          </span>
          <strong>{euros(figures.subtotal)}</strong>
        </span>
        <Earned figures={figures} />
      </div>
      <p className="sum-missing" role="status">
        {isOffline ? (
          <Trans>Per ordinare serve la rete. Il carrello è al sicuro.</Trans>
        ) : isStuck ? (
          <Trans>Prima di ordinare sistema gli articoli segnati.</Trans>
        ) : missing > 0 ? (
          <Trans>Ancora {lacking} per ordinare</Trans>
        ) : null}
      </p>
      {isOffline || isStuck ? (
        <Button look="primary" isWide isLacking disabled={isOffline} onClick={lookAtFirst}>
          <Trans>Concludi l’ordine</Trans>
        </Button>
      ) : missing > 0 ? (
        <ButtonLink isWide to="/shop/shops">
          <Trans>Guarda cosa c’è</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" isWide to="/shop/checkout">
          <Trans>Concludi l’ordine</Trans>
        </ButtonLink>
      )}
    </footer>
  )
}
