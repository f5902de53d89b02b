import { useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { useCart } from '../../api/cart.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Count } from '../../ui/Count.tsx'
import { IconLink } from '../../ui/IconButton.tsx'

/** The way to the cart, once something is in it. Spec §2 (top bar). */
export function CartButton() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const items = useCart(language).data ?? []
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces === 0) return null
  return (
    <IconLink to="/shop/cart" aria-label={t`Carrello, ${pieces}`}>
      <ShoppingBag aria-hidden strokeWidth={1.75} />
      <Count>{pieces}</Count>
    </IconLink>
  )
}
