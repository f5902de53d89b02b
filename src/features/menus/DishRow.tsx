import { useLingui } from '@lingui/react/macro'
import { memo, type MouseEvent } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import type { MenuItem } from '#contract/menus.ts'
import { textOf } from '#rules/translate.ts'
import { priceOf } from '../../components/menu/price-of.ts'
import { pictureOf } from '../../components/words/picture-of.ts'
import { wordsUnder } from './dish-words.ts'
import { SpriteIcon } from './Sprite.tsx'
import './dishes.css'

/** How every dish of this menu is drawn; one object for all rows. */
export type DishLook = {
  language: LanguageCode
  base: string
  isFood: boolean
  withCurrency: boolean
  withIcons: boolean
  sizes: string
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

const WIDTHS = [160, 320, 640] as const

type Props = { item: MenuItem; look: DishLook; isCurrent: boolean }

/** A dish in the list: plain elements with one class each, drawn again only when it changes. BUDGETS #14. */
export const DishRow = memo(function DishRow({ item, look, isCurrent }: Props) {
  const description = textOf(item, 'description', look.language)
  const price = priceOf(item, look.withCurrency)
  return (
    <li className="dish">
      <a
        className="dish-link"
        href={look.base + item.id}
        data-dish={item.id}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={look.onOpen}
      >
        <DishThumb item={item} look={look} />
        <div className="dish-head">
          <h3 className="dish-name">{textOf(item, 'name', look.language)}</h3>
          {price ? <strong className="dish-price figures">{price}</strong> : null}
        </div>
        {description ? <span className="dish-text">{description}</span> : null}
        {look.isFood ? <DishMeta item={item} withIcons={look.withIcons} /> : null}
      </a>
    </li>
  )
})

function DishThumb({ item, look }: Omit<Props, 'isCurrent'>) {
  if (!item.image)
    return (
      <span className="dish-thumb dish-blank">
        <SpriteIcon name={look.isFood ? 'dish' : 'good'} size={28} />
      </span>
    )
  return (
    <img
      {...pictureOf(item.image, 320, WIDTHS)}
      className="dish-thumb"
      sizes={look.sizes}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      alt=""
    />
  )
}

function DishMeta({ item, withIcons }: { item: MenuItem; withIcons: boolean }) {
  const { i18n } = useLingui()
  return (
    <span className="dish-meta">
      {wordsUnder(item, i18n).map(({ key, icon, text, tone }) => (
        <span key={key} className={tone ? `dish-word dish-word-${tone}` : 'dish-word'}>
          {withIcons ? <SpriteIcon name={icon} size={14} /> : null}
          {text}
        </span>
      ))}
    </span>
  )
}
