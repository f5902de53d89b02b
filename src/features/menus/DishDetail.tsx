import { Trans, useLingui } from '@lingui/react/macro'
import { Tag as PriceTag, TriangleAlert, Utensils, ZoomIn } from 'lucide-react'
import { useRef } from 'react'
import type { Configuration } from '#contract/activities.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { MenuItem } from '#contract/menus.ts'
import { isFreeOf } from '#rules/allergens.ts'
import { textOf } from '#rules/translate.ts'
import { allergenWords, typologyWords } from '../../components/menu/allergen-words.ts'
import { typologyIcons } from '../../components/menu/allergen-icons.ts'
import { AllergenList } from '../../components/menu/AllergenList.tsx'
import { wornTypologies } from '#rules/allergens.ts'
import { ENTRIES } from '#rules/allergens.ts'
import { priceOf } from '../../components/menu/price-of.ts'
import { KitchenNote } from '../../components/menu/KitchenNote.tsx'
import { ShareButton } from '../../components/words/ShareButton.tsx'
import { BookKey, isBooked } from './BookKey.tsx'
import { OrderKey, useSold } from './OrderKey.tsx'
import { PieceKey, useFirstPiece } from './PieceKey.tsx'
import { WhatsAppLink } from './WhatsAppLink.tsx'
import { pictureOf, useWhole } from '../../components/words/picture-of.ts'
import { useZooming } from '../../components/zoom/use-zooming.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import '../../ui/sheet.css'
import './dish.css'

type Props = {
  item: MenuItem
  configuration: Configuration
  language: LanguageCode
  path: string
  without: readonly string[]
  onLegend: () => void
}

/** One dish: picture first, then what it is, what it costs and what it holds. LOOK dark-1. */
export function DishDetail({ item, configuration, language, path, without, onLegend }: Props) {
  const isFood = configuration.menuType === 'R'
  const isService = isBooked(configuration)
  const { sold, isLoading } = useSold(item.name, configuration)
  const name = textOf(item, 'name', language)
  const description = textOf(item, 'description', language)
  const piece = useFirstPiece(description ?? '', configuration)
  return (
    <article className="dish-detail">
      <DetailPicture key={item.id} image={item.image} name={name} isFood={isFood} path={path} />
      <div className="dish-detail-body">
        <div className="dish-detail-head">
          <h2>{name}</h2>
          <strong>{priceOf(item, configuration.showCurrency)}</strong>
        </div>
        {description ? <p className="dish-detail-text">{description}</p> : null}
        {isFood ? <Holds item={item} without={without} onLegend={onLegend} /> : null}
      </div>
      <div className="dish-detail-keys sheet-foot">
        {isService ? <BookKey name={name} /> : null}
        {sold ? <OrderKey sold={sold} isFood={isFood} /> : null}
        {piece && !sold ? <PieceKey piece={piece} /> : null}
        <WhatsAppLink configuration={configuration} look={isService || sold || piece || isLoading ? 'outline' : 'primary'} />
      </div>
    </article>
  )
}

const WIDTHS = [320, 640, 1280] as const

type PictureProps = { image: string | null; name: string; isFood: boolean; path: string }

function DetailPicture({ image, name, isFood, path }: PictureProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const whole = useWhole(image)
  const { open, fingers, zoom } = useZooming(place, image, name)
  const Icon = isFood ? Utensils : PriceTag
  return (
    <div ref={place} className="dish-detail-place">
      {image ? (
        <img
          {...pictureOf(image, 640, WIDTHS, whole)}
          {...fingers}
          className="dish-detail-picture"
          sizes="(min-width: 1024px) 320px, (min-width: 640px) 640px, 100vw"
          width={640}
          height={480}
          alt=""
        />
      ) : (
        <div className="dish-detail-picture dish-detail-blank">
          <Icon aria-hidden size={64} strokeWidth={1.5} />
        </div>
      )}
      <div className="dish-detail-over">
        <ShareButton look="raised" title={name} path={path} />
        {image ? (
          <IconButton look="raised" label={t`Ingrandisci l’immagine`} onClick={open}>
            <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </div>
      {zoom}
    </div>
  )
}

function Holds({ item, without, onLegend }: Pick<Props, 'item' | 'without' | 'onLegend'>) {
  const { i18n } = useLingui()
  const worn = wornTypologies(item)
  const broken = ENTRIES.flatMap(([entry]) =>
    without.includes(entry) && !isFreeOf(item, [entry]) ? i18n._(allergenWords[entry].without) : [],
  )
  return (
    <>
      {broken.length ? (
        <p className="dish-detail-warning">
          <TriangleAlert aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <Trans>Non rispetta il tuo filtro:</Trans> {broken.join(', ')}
          </span>
        </p>
      ) : null}
      {worn.length ? (
        <ul className="dish-detail-tags">
          {worn.map((one) => {
            const Icon = typologyIcons[one]
            return (
              <Tag key={one} look="good" as="li">
                <Icon aria-hidden size={16} strokeWidth={1.75} />
                {i18n._(typologyWords[one])}
              </Tag>
            )
          })}
        </ul>
      ) : null}
      <div className="dish-detail-row">
        <h3>
          <Trans>Allergeni</Trans>
        </h3>
        <button type="button" className="link" onClick={onLegend}>
          <Trans>Legenda</Trans>
        </button>
      </div>
      <AllergenList codes={item.allergens} />
      <KitchenNote />
    </>
  )
}
