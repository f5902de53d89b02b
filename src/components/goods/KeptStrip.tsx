import { Link } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { GoodPicture } from './GoodPicture.tsx'
import type { KeptGood } from './kept-goods.ts'
import './kept-strip.css'

const MOST = 12

/** Goods that this device remembers, in one line that moves sideways; nothing if there are none. */
export function KeptStrip({ title, goods }: { title: string; goods: readonly KeptGood[] }) {
  const { language } = useLanguage()
  const isWide = useWide()
  if (goods.length === 0) return null
  return (
    <section className="kept">
      <h2>{title}</h2>
      <ul className="kept-list">
        {goods.slice(0, MOST).map((good) => (
          <li key={good.itemId} className="kept-good">
            <Link to={`/shop/shops/${good.id}`} {...(isWide && { state: { stays: true } })}>
              <GoodPicture image={good.image} sizes="96px" />
              <span className="kept-name">{textOf(good, 'name', language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
