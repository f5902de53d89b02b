import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import type { ItemColorWithSizes } from '#contract/shop.ts'
import { useActivityId } from '../../state/hooks.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import './item.css'
import { favourites, keptOf } from '../../components/goods/kept-goods.ts'

/** Keeps a good among those she likes, on this device. */
export function FavouriteButton({ color }: { color: ItemColorWithSizes }) {
  const { t } = useLingui()
  const activityId = useActivityId()
  const isLiked = favourites.useThem().some(({ itemId }) => itemId === color.item.id)
  const toggle = () => {
    if (!activityId) return
    const good = keptOf(activityId, color)
    if (isLiked) favourites.take(good)
    else favourites.put(good)
  }
  return (
    <IconButton className="item-like" label={t`Preferito`} aria-pressed={isLiked} onClick={toggle}>
      <Heart aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}
