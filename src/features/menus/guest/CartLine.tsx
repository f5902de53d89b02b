import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import type { House } from '#contract/menus.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useAskedMemberships } from '../../../api/activities.ts'
import type { GuestCart } from '../../../state/guest-cart.ts'
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts'
import { rememberActivity } from '../../../state/last-activity.ts'
import { activityChosen } from '../../../state/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { registrationAt } from './registration-at.ts'
import './card-line.css'

const CART = '/shop/cart'

/** What is chosen, with its sum, and the way to order it: through her log-in, or straight into her cart. */
export function CartLine({ house: { activity }, cart: { lines } }: { house: House; cart: GuestCart }) {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  const mine = useAskedMemberships().data
  const isMember = mine?.some((one) => one.activity.id === activity.id)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = lines.reduce((all, { price, quantity }) => all + centsOf(price) * quantity, 0)
  const to = !isLoggedIn ? `/login?redirect=${encodeURIComponent(CART)}` : isMember ? CART : registrationAt(activity.id)
  // After a log-in on the host of all activities it is this one that opens.
  const choose = () => {
    rememberActivity(activity.id)
    if (isMember) dispatch(activityChosen(activity.id))
  }
  return (
    <aside className="card-line" aria-label={t`Carrello`}>
      <span className="card-line-card">
        <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <p className="card-line-words" role="status">
        <strong className="figures">{euros(sum)}</strong>
        <span className="small quiet">
          <Plural value={count} one="# articolo" other="# articoli" />
        </span>
      </p>
      <ButtonLink look="primary" to={to} onClick={choose}>
        <Trans>Ordina</Trans>
      </ButtonLink>
    </aside>
  )
}
