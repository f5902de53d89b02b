import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag, X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ItemColor } from '#contract/shop.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Aside } from '../../ui/Aside.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Add } from './AddKeys.tsx'
import { isWorthShowing, ItemDetail } from './ItemDetail.tsx'
import { ItemMissing } from './ItemMissing.tsx'
import { favourites, seen } from '../../components/goods/kept-goods.ts'
import { KeptStrip } from '../../components/goods/KeptStrip.tsx'
import '../../components/goods/good-picture.css'
import './item.css'
import './shop-grid.css'
import '../../ui/sheet.css'
import { useOpenItem } from './use-open-item.ts'

type Props = {
  id: string | undefined
  /** What is found first, in the colour in which the list shows it. */
  first: ItemColor | undefined
  /** What is found is on its way. */
  isComing: boolean
  onAdd: Add | undefined
}

/** The good beside the list; while none is chosen the first that is found, above those that she likes and has seen. LOOK desktop-2. */
export function ItemAside({ id, first, isComing, onAdd }: Props) {
  const { t } = useLingui()
  const shown = id ?? first?.id
  return (
    <Aside open={id} className="item-aside" aria-label={t`Dettaglio`}>
      {shown !== undefined ? (
        <Open key={id === undefined ? shown : 'chosen'} id={shown} isChosen={id !== undefined} onAdd={onAdd} />
      ) : isComing ? (
        <Skeleton className="good-picture" />
      ) : null}
      {shown === undefined && !isComing ? <Choose /> : null}
      {id === undefined && !isComing ? <Kept /> : null}
    </Aside>
  )
}

function Open({ id, isChosen, onAdd }: { id: string; isChosen: boolean; onAdd: Add | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search } = useLocation()
  const open = useOpenItem(id, isChosen)
  const { color, listed, isLoading } = open
  const isShown = isWorthShowing(open)
  const good = color?.item ?? listed
  // The card that it was opened from takes the focus back.
  const close = () => {
    if (good) document.querySelector<HTMLElement>(`[data-good="${CSS.escape(good.id)}"]`)?.focus({ preventScroll: true })
    void navigate(`/shop/shops${search}`, { state: { stays: true }, replace: true })
  }
  return (
    <>
      {isChosen ? (
        <IconButton className="sheet-close" label={t`Chiudi`} onClick={close}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      ) : null}
      {isShown ? <ItemDetail open={open} onAdd={onAdd} /> : isLoading ? <Skeleton className="good-picture" /> : null}
      {isShown || isLoading ? null : isChosen ? <ItemMissing open={open} /> : <Choose />}
    </>
  )
}

/** What this device remembers. */
function Kept() {
  const { t } = useLingui()
  const [liked, looked] = [favourites.useThem(), seen.useThem()]
  if (liked.length + looked.length === 0) return null
  return (
    <div className="item-kept">
      <KeptStrip title={t`I tuoi preferiti`} goods={liked} />
      <KeptStrip title={t`Visti di recente`} goods={looked} />
    </div>
  )
}

function Choose() {
  return (
    <p className="item-choose">
      <ShoppingBag aria-hidden size={48} strokeWidth={1.5} />
      <Trans>Scegli dalla lista: qui vedi la foto grande, la descrizione e il prezzo.</Trans>
    </p>
  )
}
