import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import type { Item, ItemColorWithSizes, ItemColorSize } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { AllergenList } from '../../components/menu/AllergenList.tsx'
import { KitchenNote } from '../../components/menu/KitchenNote.tsx'
import { DetailLines } from '../../components/page/Detail.tsx'
import '../../components/page/detail.css'
import { ShareButton } from '../../components/words/ShareButton.tsx'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { type Add, AddKeys } from './AddKeys.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Gallery } from './Gallery.tsx'
import { seen } from '../../components/goods/kept-goods.ts'
import { KeptStrip } from '../../components/goods/KeptStrip.tsx'
import { Discount, Price } from './Price.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import type { useOpenItem } from './use-open-item.ts'
import './item.css'

type Props = { open: ReturnType<typeof useOpenItem>; onAdd: Add | undefined }

/** Is there enough of it to show? What its list says of one that is not sold any more is not. */
export const isWorthShowing = ({ color, coming, listed, isLoading, failure }: Props['open']): boolean =>
  Boolean(color) || (isLoading ? coming !== undefined || listed !== undefined : listed !== undefined && failure?.status !== 404)

/** The size that is chosen: hers, else the first that is there. Spec §4. */
const chosenIn = (sizes: readonly ItemColorSize[], id: string | undefined) =>
  sizes.find((size) => size.id === id) ?? sizes.find(({ available }) => available) ?? sizes[0]

/** One good: pictures first, then what it is and costs, its colours and sizes, and what it holds. LOOK phone-2. */
export function ItemDetail({ open: { colors, color, coming, listed, isLoading, failure, retry }, onAdd }: Props) {
  const { language } = useLanguage()
  const isWide = useWide()
  const navigate = useNavigate()
  const { search } = useLocation()
  // One of another good is none of this one's.
  const [sizeId, setSizeId] = useState<string>()
  const choose = (id: string) => void navigate(`/shop/shops/${id}${isWide ? search : ''}`, { replace: true, state: { stays: true } })
  const good = color?.item ?? listed
  const image = color ? color.image : (coming ?? null)
  const slides = colors.map((one) => ({ id: one.id, image: one.image, name: textOf(one, 'name', language) }))
  const size = color && chosenIn(color.itemColorSizes, sizeId)
  return (
    <article className="detail item">
      <Gallery
        slides={color ? slides : [{ id: '', image, name: undefined }]}
        image={image}
        name={good && textOf(good, 'name', language)}
        onChoose={choose}
      />
      <div className="detail-body">
        {good ? <Head good={good} color={color} /> : null}
        {color ? (
          <Words colors={colors} color={color} size={size} onChoose={choose} onSize={setSizeId} />
        ) : isLoading ? (
          <DetailLines />
        ) : good ? (
          <About good={good} />
        ) : null}
      </div>
      {color && onAdd ? <AddKeys key={color.item.id} color={color} size={size} onAdd={onAdd} /> : null}
      {color || isLoading ? null : <MissingKeys failure={failure} onRetry={retry} />}
    </article>
  )
}

/** What it is and costs, which its list knows before all else is there. */
function Head({ good, color }: { good: Item; color: ItemColorWithSizes | undefined }) {
  const { language } = useLanguage()
  const price = usePrice()
  const base = useHref('/shop/shops')
  const name = textOf(good, 'name', language)
  return (
    <>
      <h2>{name}</h2>
      <div className="item-price">
        <span className="item-sum">
          <Price good={good} price={price} />
          <Discount good={good} />
        </span>
        {color ? (
          <span className="item-keys">
            <FavouriteButton color={color} />
            <ShareButton title={name} path={`${base}/${color.id}`} />
          </span>
        ) : null}
      </div>
    </>
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
  const isWide = useWide()
  const { item } = color
  const looked = seen.useThem().filter(({ itemId }) => itemId !== item.id)
  return (
    <>
      <ColorChoice colors={colors} color={color} onChoose={onChoose} />
      <SizeChoice sizes={color.itemColorSizes} size={size} onChoose={onSize} />
      <About good={item} />
      {isWide ? null : <KeptStrip title={t`Visti di recente`} goods={looked} />}
    </>
  )
}

/** What is said of it, and what it holds. */
function About({ good }: { good: Item }) {
  const { language } = useLanguage()
  const isFood = useConfiguration()?.shopType === 'R'
  const description = textOf(good, 'description', language)
  return (
    <>
      {description ? <p className="detail-text">{description}</p> : null}
      {isFood ? (
        <section className="item-allergens">
          <h3>
            <Trans>Allergeni</Trans>
          </h3>
          <AllergenList codes={good.allergens} />
          <KitchenNote />
        </section>
      ) : null}
    </>
  )
}

/** Where its sizes could not be had: why, before the tap. */
function MissingKeys({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const isOffline = failure?.code === 'offline'
  return (
    <div className="detail-keys">
      <Button isWide disabled={isOffline} onClick={onRetry}>
        {isOffline ? <Trans>Per ordinare serve la rete</Trans> : <Trans>Riprova</Trans>}
      </Button>
    </div>
  )
}
