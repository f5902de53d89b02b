import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Group } from '#rules/menu.ts'
import { type DishLook, DishRow } from './DishRow.tsx'
import { anchorOf } from './use-current-category.ts'

type Props = { groups: Group[]; look: DishLook; shape: 'rows' | 'cards' | 'strip'; current: string | undefined }

/** The categories in order, each with its dishes and, under a filter, how many of them are shown. */
export const DishGroups = memo(function DishGroups({ groups, look, shape, current }: Props) {
  return groups.map((group) => (
    <section key={group.key} id={anchorOf(group.key)} className="category" aria-labelledby={`${anchorOf(group.key)}-head`}>
      <h2 id={`${anchorOf(group.key)}-head`} className="category-head">
        {group.name}
        {group.hidden ? <Count shown={group.items.length} all={group.items.length + group.hidden} /> : null}
      </h2>
      <ul className={`dishes dishes-${shape}`}>
        {group.items.map((item) => (
          <DishRow key={item.id} item={item} look={look} isCurrent={item.id === current} />
        ))}
      </ul>
    </section>
  ))
})

const Count = ({ shown, all }: { shown: number; all: number }) => (
  <span className="category-count">
    <Trans>
      {shown} di {all}
    </Trans>
  </span>
)
