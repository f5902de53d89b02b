import type { Article } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import { LinePicture } from '../cart/LinePicture.tsx'
import { AllergenLine } from '../menu/AllergenLine.tsx'
import './article-row.css'

type Seen = Pick<Article, 'name' | 'color' | 'size' | 'image' | 'quantity' | 'unitPrice' | 'allergens'>

/** What was ordered, or is about to be: how many of what, and what it cost. */
export function ArticleRow({ article }: { article: Seen }) {
  const { name, image, quantity, unitPrice, allergens } = article
  const words = variantWords(article).join(' · ')
  return (
    <li className="article-row">
      <LinePicture image={image} />
      <span className="article-words">
        <strong>
          {quantity > 1 ? `${quantity}\u00a0×\u00a0` : ''}
          {name}
        </strong>
        {words ? <span className="small quiet">{words}</span> : null}
        <AllergenLine codes={allergens} />
      </span>
      <span className="article-price">{euros(centsOf(unitPrice) * quantity)}</span>
    </li>
  )
}
