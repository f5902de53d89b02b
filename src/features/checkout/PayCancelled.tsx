import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'

/** Nothing was paid, and nothing is lost. */
export function PayCancelled() {
  const { t } = useLingui()
  return (
    <State
      scene="bag"
      title={t`Non hai pagato niente`}
      text={t`L’ordine è annullato. Articoli e credito sono tornati come prima: il carrello ti aspetta.`}
      action={
        <ButtonLink look="primary" to="/shop/cart">
          <Trans>Torna al carrello</Trans>
        </ButtonLink>
      }
    />
  )
}
