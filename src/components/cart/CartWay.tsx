import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { usePainted } from '../../ui/use-painted.ts'
import '../page/pinned.css'

type Props = { children?: ReactNode }

const CartBar = part<Props>(
  () => import('./CartBar.tsx').then((m) => m.CartBar),
  ({ children }) => children,
)

/** The one thing to do where she chooses, within reach of the thumb: to the cart once something is in it, until then `children`. */
export function CartWay({ children }: Props) {
  const isPainted = usePainted()
  const hasShop = useConfiguration()?.showShopApp === true
  const { key } = useLocation()
  return (
    <div className="pinned">
      {isPainted && hasShop ? (
        <Beside again={key}>
          <CartBar>{children}</CartBar>
        </Beside>
      ) : (
        children
      )}
    </div>
  )
}
