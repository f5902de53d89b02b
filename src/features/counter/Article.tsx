import type { CounterOrder } from '#contract/counter.ts'
import { articleVariant, articleWords } from './counter-words.ts'
import './article.css'

/** How many of what, for who looks at it in passing; behind it which variant, for who makes it. */
export function Article({ article }: { article: CounterOrder['articles'][number] }) {
  const variant = articleVariant(article)
  return (
    <span className="counter-article">
      <strong>{articleWords(article)}</strong> {variant ? <span className="quiet">{variant}</span> : null}
    </span>
  )
}
