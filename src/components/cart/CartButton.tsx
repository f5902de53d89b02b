import { useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useCart } from '../../api/cart.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Count } from '../../ui/Count.tsx'
import { IconLink } from '../../ui/IconButton.tsx'
import { usePrivacyWay } from '../privacy/use-privacy.ts'

const CART = '/shop/cart'
/** Where what is in it stands already. */
const SHOWN_ON = [CART, '/shop/checkout']

/** The way to the cart, once something is in it; none where it stands, nor before she may see it. Spec §2 (top bar). */
export function CartButton() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const items = useCart(language).data ?? []
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isHere = SHOWN_ON.includes(useLocation().pathname)
  const isKeptOut = usePrivacyWay() === 'owed'
  if (pieces === 0 || isHere || isKeptOut) return null
  return (
    <IconLink to={CART} aria-label={t`Carrello, ${pieces}`}>
      <ShoppingBag aria-hidden strokeWidth={1.75} />
      <Count>{pieces}</Count>
    </IconLink>
  )
}
