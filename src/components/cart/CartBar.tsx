import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { subtotalOf } from '#rules/line-price.ts'
import { euros } from '#rules/money.ts'
import { useCart } from '../../api/cart.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { KeySum } from '../../ui/KeySum.tsx'
import './cart-bar.css'
import { priced } from './use-figures.ts'

/** The way to the cart with how many are in it and what they cost, once something is; until then `children`. */
export function CartBar({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  const items = useCart(language).data ?? []
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces === 0) return children
  const sum = euros(subtotalOf(items.flatMap(priced)))
  return (
    <ButtonLink look="primary" isWide to="/shop/cart">
      <span className="cart-bar-count figures">{pieces}</span>{' '}
      <KeySum sum={sum}>
        <Trans>Vai al carrello</Trans>
      </KeySum>
    </ButtonLink>
  )
}
