import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { useItems } from '../../api/shop.ts'
import { useActivityId } from '../../state/hooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { isBooked } from './BookKey.tsx'
import './dish.css'

/**
 * The first piece that an outfit of a collection is made of, as its description lists them.
 * @returns undefined if the shop finds nothing of that name, or it is no outfit
 */
export function useFirstPiece(description: string, configuration: Configuration): string | undefined {
  const activityId = useActivityId()
  const isOutfit = configuration.menuType === 'A' && configuration.showShopApp && !isBooked(configuration)
  const piece = isOutfit ? description.split(',')[0]?.trim() : undefined
  const { data } = useItems({ activityId: (piece && activityId) || '', search: piece }, true)
  return data?.[0]?.data.length ? piece : undefined
}

/** From an outfit to what the shop has of it: says what it will look for. */
export function PieceKey({ piece }: { piece: string }) {
  return (
    <ButtonLink look="primary" isWide to={`/shop/shops?search=${encodeURIComponent(piece)}`}>
      <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
      <span className="dish-key-words">
        <Trans>Cerca nello shop</Trans>
        <span className="dish-key-note">{piece}</span>
      </span>
    </ButtonLink>
  )
}
