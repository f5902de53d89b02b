import { Trans } from '@lingui/react/macro'
import { memo, type Ref } from 'react'
import { Link } from 'react-router-dom'
import type { LanguageCode } from '#contract/languages.ts'
import type { Item, ItemColor } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { Tag } from '../../ui/Tag.tsx'
import { GoodPicture } from '../../components/goods/GoodPicture.tsx'
import { Discount, Price } from './Price.tsx'
import './shop-grid.css'

/** How every good of this list is drawn; one object for all cards. `query`: what of the address stays while one is open. */
export type GoodLook = {
  language: LanguageCode
  price: (money: string) => string
  query: string
  color: string | undefined
  isWide: boolean
}

type Props = { good: Item; look: GoodLook; isCurrent: boolean; row: number; ref?: Ref<HTMLLIElement> | undefined }

/** Colours that are drawn before the rest is a number. */
const DOTS = 4

/** The colour in which a good is shown: the one that is looked for, else the first that is there. */
export const shownColor = ({ itemColors }: Item, code: string | undefined): ItemColor | undefined =>
  itemColors.find((one) => code !== undefined && one.code === code) ?? itemColors.find(({ available }) => available) ?? itemColors[0]

/** A good in the list: its picture, name and price, and which colours there are. LOOK phone-2. */
export const GoodCard = memo(function GoodCard({ good, look, isCurrent, row, ref }: Props) {
  const color = shownColor(good, look.color)
  const isSoldOut = !good.itemColors.some(({ available }) => available)
  return (
    <li ref={ref} data-index={row} className="good">
      <Link
        className="good-link"
        to={`/shop/shops/${color?.id ?? ''}${look.query}`}
        {...(look.isWide && { state: { stays: true }, replace: true })}
        data-good={good.id}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className={isSoldOut ? 'good-place good-gone' : 'good-place'}>
          <GoodPicture image={color?.image ?? null} sizes="(min-width: 1024px) 200px, (min-width: 640px) 30vw, 46vw" />
          <span className="good-tags">
            <Discount good={good} />
            {isSoldOut ? (
              <Tag className="good-gone-tag">
                <Trans>Esaurito</Trans>
              </Tag>
            ) : null}
          </span>
        </span>
        <span className="good-words">
          <h3 className="good-name">{textOf(good, 'name', look.language)}</h3>
          <span className="good-foot">
            <Price good={good} price={look.price} />
            <Dots colors={good.itemColors} language={look.language} />
          </span>
        </span>
      </Link>
    </li>
  )
})

/** Which colours there are, where there are several. */
function Dots({ colors, language }: { colors: ItemColor[]; language: LanguageCode }) {
  if (colors.length < 2) return null
  return (
    <span className="good-dots">
      {colors.slice(0, DOTS).map((color) => (
        <span key={color.id} className="shop-dot" style={{ background: color.color }} />
      ))}
      {colors.length > DOTS ? <span className="good-more">+{colors.length - DOTS}</span> : null}
      <span className="unseen">{colors.map((color) => textOf(color, 'name', language)).join(', ')}</span>
    </span>
  )
}
