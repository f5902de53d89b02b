import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import type { ItemColorWithSizes, ItemColorSize } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { AllergenList } from '../../components/menu/AllergenList.tsx'
import { KitchenNote } from '../../components/menu/KitchenNote.tsx'
import { DetailLines } from '../../components/page/Detail.tsx'
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

type Props = {
  colors: ItemColorWithSizes[]
  /** The colour in which it is shown; while it is fetched, `coming` is the picture that she touched. */
  color: ItemColorWithSizes | undefined
  coming: string | undefined
  onAdd: Add | undefined
}

/** The size that is chosen: hers, else the first that is there. Spec §4. */
const chosenIn = (sizes: readonly ItemColorSize[], id: string | undefined) =>
  sizes.find((size) => size.id === id) ?? sizes.find(({ available }) => available) ?? sizes[0]

/** One good: pictures first, then what it is and costs, its colours and sizes, and what it holds. LOOK phone-2. */
export function ItemDetail({ colors, color, coming, onAdd }: Props) {
  const { language } = useLanguage()
  const isWide = useWide()
  const navigate = useNavigate()
  const { search } = useLocation()
  // One of another good is none of this one's.
  const [sizeId, setSizeId] = useState<string>()
  const choose = (id: string) => void navigate(`/shop/shops/${id}${isWide ? search : ''}`, { replace: true, state: { stays: true } })
  const name = color && textOf(color.item, 'name', language)
  const image = color ? color.image : (coming ?? null)
  const slides = colors.map((one) => ({ id: one.id, image: one.image, name: textOf(one, 'name', language) }))
  const size = color && chosenIn(color.itemColorSizes, sizeId)
  return (
    <article className="detail item">
      <Gallery slides={color ? slides : [{ id: '', image, name: undefined }]} image={image} name={name} onChoose={choose} />
      <div className="detail-body">
        {color ? <Words colors={colors} color={color} size={size} onChoose={choose} onSize={setSizeId} /> : <DetailLines />}
      </div>
      {color && onAdd ? <AddKeys key={color.item.id} color={color} size={size} onAdd={onAdd} /> : null}
    </article>
  )
}

type WordsProps = {
  colors: ItemColorWithSizes[]
  color: ItemColorWithSizes
  size: ItemColorSize | undefined
  onChoose: (id: string) => void
  onSize: (id: string) => void
}

function Words({ colors, color, size, onChoose, onSize }: WordsProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const isWide = useWide()
  const isFood = useConfiguration()?.shopType === 'R'
  const { item } = color
  const name = textOf(item, 'name', language)
  const description = textOf(item, 'description', language)
  const base = useHref('/shop/shops')
  const looked = seen.useThem().filter(({ itemId }) => itemId !== item.id)
  return (
    <>
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
      <ColorChoice colors={colors} color={color} onChoose={onChoose} />
      <SizeChoice sizes={color.itemColorSizes} size={size} onChoose={onSize} />
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
    </>
  )
}
