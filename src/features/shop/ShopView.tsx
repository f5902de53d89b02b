import { Trans, useLingui } from '@lingui/react/macro'
import { CloudAlert, WifiOff } from 'lucide-react'
import type { Item } from '#contract/shop.ts'
import type { useItems } from '../../api/shop.ts'
import { Button } from '../../ui/Button.tsx'
import { refocus } from '../../ui/refocus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { GoodGrid } from './GoodGrid.tsx'
import { favourites } from '../../components/goods/kept-goods.ts'
import { KeptStrip } from '../../components/goods/KeptStrip.tsx'
import './shop.css'
import type { ShopWish } from './use-shop-wish.ts'

type Props = {
  goods: Item[]
  items: ReturnType<typeof useItems>
  reading: ShopWish
  /** The colour that is open beside the list. */
  id: string | undefined
  isWide: boolean
}

/** The goods that were found, one after another without end; or that there are none. */
export function ShopView({ goods, items, reading, id, isWide }: Props) {
  const { t } = useLingui()
  const { wish, filters } = reading
  const isNarrowed = filters > 0 || Boolean(wish.search) || wish.categoryId !== undefined
  const liked = favourites.useThem()
  if (goods.length === 0)
    return isNarrowed ? (
      <NothingFound reading={reading} near={items.data?.[0]?.near} />
    ) : (
      <State scene="bag" title={t`Ancora vuoto`} text={t`Qui compare ciò che l’attività propone, appena lo pubblica.`} />
    )
  return (
    <>
      {isNarrowed || isWide ? null : <KeptStrip title={t`I tuoi preferiti`} goods={liked} />}
      <GoodGrid
        name={JSON.stringify(wish)}
        goods={goods}
        color={wish.color}
        current={id}
        isWide={isWide}
        onNearEnd={() => {
          if (items.hasMore && !items.isLoadingMore && !items.failure) items.more()
        }}
      />
      <End items={items} />
    </>
  )
}

/** Below the last good: what comes, or why no more does. */
function End({ items: { failure, isLoadingMore, hasMore, retry } }: Pick<Props, 'items'>) {
  const isOffline = failure?.code === 'offline'
  const Missing = isOffline ? WifiOff : CloudAlert
  if (failure?.status === 0 && (hasMore || isOffline))
    return (
      <div className="shop-end">
        <Missing aria-hidden size={20} strokeWidth={1.75} />
        <p>{isOffline ? <Trans>Per vedere altro serve la rete.</Trans> : <Trans>Il server non risponde. Riprova tra poco.</Trans>}</p>
        <Button isSmall onClick={retry}>
          <Trans>Riprova</Trans>
        </Button>
      </div>
    )
  return isLoadingMore ? <Skeleton className="shop-more" /> : null
}

/** Nothing is there; what she may have meant is one tap away. */
function NothingFound({ reading: { wish, filters, change, clear }, near }: Pick<Props, 'reading'> & { near: string | undefined }) {
  const { t } = useLingui()
  const { search } = wish
  const reset = () => {
    clear()
    refocus()
  }
  return (
    <State
      scene="lens"
      title={t`Non c’è nello shop`}
      text={search && !filters ? t`Nessun risultato per «${search}».` : t`Nessun articolo corrisponde a quello che cerchi.`}
      action={
        <div className="shop-nothing">
          {near ? (
            <Button
              look="primary"
              onClick={() => {
                change({ search: near })
                refocus()
              }}
            >
              <Trans>Forse cercavi «{near}»</Trans>
            </Button>
          ) : null}
          <Button onClick={reset}>
            <Trans>Mostra tutto</Trans>
          </Button>
        </div>
      }
    />
  )
}
