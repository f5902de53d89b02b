import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Group } from '#rules/menu.ts'
import { type DishLook, DishRow } from './DishRow.tsx'
import { anchorOf } from './use-current-category.ts'
import './menus.css'

type Shape = 'rows' | 'cards' | 'strip'
type Props = { groups: Group[]; look: DishLook; shape: Shape; current: string | undefined; limit: number }

/** The categories in order, each with its dishes, up to so many rows in all. */
export const DishGroups = memo(function DishGroups({ groups, look, shape, current, limit }: Props) {
  let left = limit
  return groups.map((group) => {
    const count = Math.max(0, Math.min(left, group.items.length))
    left -= count
    const isHere = group.items.some(({ id }) => id === current)
    return <Category key={group.key} group={group} look={look} shape={shape} current={isHere ? current : undefined} count={count} />
  })
})

type CategoryProps = { group: Group; look: DishLook; shape: Shape; current: string | undefined; count: number }

/** One category and, under a filter, how many of its dishes are shown. */
const Category = memo(function Category({ group, look, shape, current, count }: CategoryProps) {
  const { key, name, items, hidden } = group
  const shown = items.length
  const all = shown + hidden
  return (
    <section id={anchorOf(key)} className="category" aria-labelledby={`${anchorOf(key)}-head`}>
      <h2 id={`${anchorOf(key)}-head`} className="category-head">
        {name}
        {hidden ? (
          <span className="category-count">
            <Trans>
              {shown} di {all}
            </Trans>
          </span>
        ) : null}
      </h2>
      <ul className={`dishes dishes-${shape}`}>
        {items.slice(0, count).map((item) => (
          <DishRow key={item.id} item={item} look={look} isCurrent={item.id === current} />
        ))}
      </ul>
    </section>
  )
})
