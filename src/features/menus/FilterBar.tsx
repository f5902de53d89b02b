import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { refocus } from '../../ui/refocus.ts'
import { filterIcon, filterWords } from './filter-words.ts'
import { SpriteIcon } from './Sprite.tsx'
import type { DishFilter } from './use-dish-filter.ts'
import './menu-keys.css'

type Props = { filter: DishFilter; hidden: number; onClear: () => void }

/** What is left out, how many dishes that hides, and the way to take it off. LOOK "Menu". */
export function FilterBar({ filter, hidden, onClear }: Props) {
  const { i18n } = useLingui()
  const words = filterWords(filter, i18n)
  if (!words.length) return null
  const clear = () => {
    onClear()
    refocus()
  }
  return (
    <div className="filter-bar">
      <SpriteIcon name={filterIcon(filter)} size={20} />
      <output>
        <strong>{words.join(', ')}:</strong> <Plural value={hidden} one="# piatto nascosto" other="# piatti nascosti" />
      </output>
      <button type="button" className="filter-clear" onClick={clear}>
        <X aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Togli</Trans>
      </button>
    </div>
  )
}
