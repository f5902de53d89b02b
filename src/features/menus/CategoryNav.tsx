import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Group } from '#rules/menu.ts'
import { Chip } from '../../ui/Chip.tsx'
import './menus.css'

type Props = {
  groups: Group[]
  current: string | undefined
  /** Stands before the first. */
  before?: ReactNode
  onChoose: (key: string) => void
}

/** The categories: chips over the list on a phone, a column beside it where there is room. The one in sight is marked. */
export function CategoryNav({ groups, current, before, onChoose }: Props) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const node = strip.current
    const chip = node?.querySelector<HTMLElement>('[aria-current]')
    if (node && chip && node.scrollWidth > node.clientWidth)
      node.scrollTo({ left: chip.offsetLeft - (node.clientWidth - chip.offsetWidth) / 2, behavior: 'smooth' })
  }, [current])
  return (
    <nav aria-label={t`Categorie`}>
      <ul ref={strip} className="categories">
        {before ? <li>{before}</li> : null}
        {groups.map(({ key, name, items }) => (
          <li key={key}>
            <Chip className="category-key" aria-current={key === current ? 'true' : undefined} onClick={() => onChoose(key)}>
              {name}
              <span className="category-size">{items.length}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
