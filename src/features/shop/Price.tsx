import { Trans } from '@lingui/react/macro'
import type { Item } from '#contract/shop.ts'
import { centsOf } from '#rules/money.ts'
import { Tag } from '../../ui/Tag.tsx'
import './shop-grid.css'

type Priced = Pick<Item, 'price' | 'discountPrice'>

/** What a good costs, beside what it cost. */
export function Price({ good: { price: full, discountPrice }, price }: { good: Priced; price: (money: string) => string }) {
  if (discountPrice === null) return <strong className="good-price">{price(full)}</strong>
  return (
    <span className="good-prices">
      <strong className="good-price">{price(discountPrice)}</strong>
      <span className="unseen">
        <Trans>invece di</Trans>
      </span>
      <s className="good-before">{price(full)}</s>
    </span>
  )
}

/** By how much it is cheaper, if it is. */
export function Discount({ good: { price, discountPrice } }: { good: Priced }) {
  if (discountPrice === null) return null
  const percent = Math.round(100 - (centsOf(discountPrice) * 100) / centsOf(price))
  return <Tag className="good-off">−{percent}%</Tag>
}
