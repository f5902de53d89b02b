import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import type { ItemColorWithSizes, ItemColorSize } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { AllergenList } from '../../components/menu/AllergenList.tsx'
import { KitchenNote } from '../../components/menu/KitchenNote.tsx'
import '../../components/page/detail.css'
import { ShareButton } from '../../components/words/ShareButton.tsx'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { type Add, AddKeys } from './AddKeys.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Gallery } from './Gallery.tsx'
import { seen } from '../../components/goods/kept-goods.ts'
import { KeptStrip } from '../../components/goods/KeptStrip.tsx'
import { Discount, Price } from './Price.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import './item.css'

type Props = { colors: ItemColorWithSizes[]; color: ItemColorWithSizes; onAdd: Add | undefined }

/** The size that is chosen: hers, else the first that is there. Spec §4. */
const chosenIn = (sizes: readonly ItemColorSize[], id: string | undefined) =>
  sizes.find((size) => size.id === id) ?? sizes.find(({ available }) => available) ?? sizes[0]

/** One good: pictures first, then what it is and costs, its colours and sizes, and what it holds. LOOK phone-2. */
export function ItemDetail({ colors, color, onAdd }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const isWide = useWide()
  const isFood = useConfiguration()?.shopType === 'R'
  const [sizeId, setSizeId] = useState<string>()
  const { item } = color
  const size = chosenIn(color.itemColorSizes, sizeId)
  const name = textOf(item, 'name', language)
  const description = textOf(item, 'description', language)
  const navigate = useNavigate()
  const { search } = useLocation()
  const base = useHref('/shop/shops')
  const choose = (id: string) => void navigate(`/shop/shops/${id}${isWide ? search : ''}`, { replace: true, state: { stays: true } })
  const looked = seen.useThem().filter(({ itemId }) => itemId !== item.id)
  return (
    <article className="detail item">
      <Gallery colors={colors} color={color} onChoose={choose} />
      <div className="detail-body">
        <h2>{name}</h2>
        <div className="item-price">
          <span className="item-sum">
            <Price good={item} price={price} />
            <Discount good={item} />
          </span>
          <span className="item-keys">
            <FavouriteButton color={color} />
            <ShareButton title={name} path={`${base}/${color.id}`} />
          </span>
        </div>
        <ColorChoice colors={colors} color={color} onChoose={choose} />
        <SizeChoice sizes={color.itemColorSizes} size={size} onChoose={setSizeId} />
        {description ? <p className="detail-text">{description}</p> : null}
        {isFood ? (
          <section className="item-allergens">
            <h3>
              <Trans>Allergeni</Trans>
            </h3>
            <AllergenList codes={item.allergens} />
            <KitchenNote />
          </section>
        ) : null}
        {isWide ? null : <KeptStrip title={t`Visti di recente`} goods={looked} />}
      </div>
      {onAdd ? <AddKeys color={color} size={size} onAdd={onAdd} /> : null}
    </article>
  )
}
