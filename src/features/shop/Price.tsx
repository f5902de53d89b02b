import { Trans, useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/shop.ts'
import { moneyOf } from '#rules/money.ts'
import { pricesIn, unitPriceOf } from '#rules/line-price.ts'
import { percentWords } from '../../components/words/percent.ts'
import { Tag } from '../../ui/Tag.tsx'
import './shop-grid.css'

type Priced = Pick<Item, 'price' | 'discountPrice'>

/** What a good costs, beside what it cost. */
export function Price({ good, price }: { good: Priced; price: (money: string) => string }) {
  const prices = pricesIn(good)
  const now = unitPriceOf(prices)
  if (now === prices.price) return <strong className="good-price">{price(good.price)}</strong>
  return (
    <span className="good-prices">
      <strong className="good-price">{price(moneyOf(now))}</strong>
      <span className="unseen">
        <Trans>invece di</Trans>
      </span>
      <s className="good-before">{price(good.price)}</s>
    </span>
  )
}

/** By how much it is cheaper, if it is. */
export function Discount({ good }: { good: Priced }) {
  const { i18n } = useLingui()
  const prices = pricesIn(good)
  const now = unitPriceOf(prices)
  if (now === prices.price) return null
  const less = Math.round(100 - (now * 100) / prices.price)
  return <Tag className="good-off">−{percentWords(less, i18n)}</Tag>
}
