import { Check, Tag, Utensils } from 'lucide-react'
import { memo } from 'react'
import { ENTRIES, TYPOLOGIES } from '#rules/allergens.ts'
import { allergenIcons, strangeIcon, typologyIcons } from '../../components/menu/allergen-icons.ts'
import './dishes.css'

const drawn = {
  ...allergenIcons,
  ...typologyIcons,
  strange: strangeIcon,
  none: Check,
  dish: Utensils,
  good: Tag,
}
const names = [...ENTRIES.map(([entry]) => entry), ...TYPOLOGIES, 'strange', 'none', 'dish', 'good'] as const

/** Every icon of the list, drawn once: a row only points at them. */
export const Sprite = memo(function Sprite() {
  return (
    <svg className="unseen" aria-hidden="true">
      <defs>
        {names.map((name) => {
          const Icon = drawn[name]
          return <Icon key={name} id={`menu-icon-${name}`} />
        })}
      </defs>
    </svg>
  )
})

/** One icon of the sprite. */
export const SpriteIcon = ({ name, size }: { name: string; size: number }) => (
  <svg className="dish-icon" width={size} height={size} aria-hidden="true">
    <use href={`#menu-icon-${name}`} width={size} height={size} />
  </svg>
)
