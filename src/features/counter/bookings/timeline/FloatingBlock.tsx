import { useLingui } from '@lingui/react/macro'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Standing } from '#rules/booking-columns.ts'
import type { Span } from '#rules/spans.ts'
import { classes } from '../../../../ui/classes.ts'
import { type Entry, timesOf } from './entries.ts'
import { nameOf } from './entry-words.ts'
import { standings } from './standing-words.ts'
import './blocks.css'

/** A wish: whose it is, when it would be, and how that place stands. */
export type Floating = { entry: Entry; operatorId: string | null; span: Span; standing: Standing }

type Props = { floating: Floating; zone: string; place: { top: string; height: string } }

/** Where somebody is to be moved to; it keeps in sight, and can be pulled on. For the eye: the steps are said elsewhere. */
export function FloatingBlock({ floating: { entry, span, standing }, zone, place }: Props) {
  const { i18n } = useLingui()
  const item = useRef<HTMLLIElement>(null)
  const { Icon, word } = standings[standing]
  useEffect(() => {
    item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [place.top])
  return (
    <li ref={item} aria-hidden className="blocks-item blocks-float" style={place}>
      <span className={classes('blocks-block', 'blocks-wish', standing !== 'free' && 'blocks-not-free')}>
        <span data-handle={entry.id} className="blocks-handle">
          <GripVertical size={20} strokeWidth={2} />
        </span>
        <span className="blocks-words">
          <strong className="blocks-name">{nameOf(entry, i18n)}</strong>
          <span className="blocks-what">
            <span className="blocks-stand">
              <Icon size={16} strokeWidth={2} />
              {i18n._(word)}
            </span>
            <span className="figures">{timesOf(zone, span)}</span>
          </span>
        </span>
      </span>
    </li>
  )
}
