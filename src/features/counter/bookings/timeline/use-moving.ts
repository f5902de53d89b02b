import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { snappedTime, steppedTime } from '#rules/booking-columns.ts'
import type { Span } from '#rules/spans.ts'
import { columnAt } from './column-at.ts'
import type { Entry } from './entries.ts'
import { nameOf } from './entry-words.ts'
import type { Floating } from './FloatingBlock.tsx'
import type { Column } from './read-columns.ts'
import { standings } from './standing-words.ts'
import { useDragging } from './use-dragging.ts'
import { useKeys } from './use-keys.ts'
import { isOwnPlace, spanOf, standingOfWish, type Where, type Wish } from './wishes.ts'

type Props = {
  root: RefObject<HTMLElement | null>
  day: CounterDay
  frame: Span | undefined
  columns: readonly Column[]
  entries: readonly Entry[]
  where: Where
  grid: number
  moving: Wish | undefined
  onMove: (wish: Wish | undefined) => void
  onConfirm: (() => void) | undefined
}

const canMove = (entry: Entry | undefined): entry is Entry => entry?.booking?.keys.includes('move') === true

/**
 * Moving a booking, as a wish only: pulled by its handle, or Enter on it and then arrows by grid and operator, Enter, Escape.
 * @returns the wish as it floats, and what a screen reader is told of each step
 */
export function useMoving({ root, day, frame, columns, entries, where, grid, moving, onMove, onConfirm }: Props) {
  const { t, i18n } = useLingui()
  const [ended, setEnded] = useState('')
  const { zone, date } = where
  const entryOf = (id: string | undefined) => entries.find((entry) => entry.id === id)

  const wish = (next: Wish) => {
    const entry = entryOf(next.id)
    if (!entry || !frame) return
    const { start, end } = spanOf(next, entry, where)
    const isSame = moving?.id === next.id && moving.time === next.time && moving.operatorId === next.operatorId
    if (!isSame && frame.start <= start && end <= frame.end) onMove(next)
  }

  useDragging(root, (id, pointer, grip) => {
    const entry = entryOf(id)
    const at = columnAt(root.current, pointer.x, pointer.y - grip)
    const column = columns[at?.index ?? -1]
    if (!at || !column || !frame || !canMove(entry)) return
    const moment = frame.start + at.share * (frame.end - frame.start)
    const within = Math.min(Math.max(moment, frame.start), frame.end - (entry.end - entry.start))
    wish({ id, time: snappedTime(zone, date, within, grid), operatorId: column.operatorId })
  })

  const stepped = (from: Wish, key: string): Wish | undefined => {
    const beside = (by: number) => columns[columns.findIndex(({ operatorId }) => operatorId === from.operatorId) + by] ?? from
    if (key === 'ArrowUp') return { ...from, time: steppedTime(zone, date, from.time, -grid) }
    if (key === 'ArrowDown') return { ...from, time: steppedTime(zone, date, from.time, grid) }
    if (key === 'ArrowLeft') return { ...from, operatorId: beside(-1).operatorId }
    return key === 'ArrowRight' ? { ...from, operatorId: beside(1).operatorId } : undefined
  }

  useKeys(root, (event) => {
    const { key, repeat, target } = event
    const on = entryOf((target as HTMLElement).dataset.entry)
    const step = moving && stepped(moving, key)
    if (!on || (moving ? !step && key !== 'Enter' && key !== 'Escape' : key !== 'Enter' || !canMove(on))) return
    event.preventDefault()
    if (step) return wish(step)
    if (key === 'Escape') {
      const time = entryOf(moving?.id)?.time ?? ''
      setEnded(t`Resta alle ${time}`)
      return onMove(undefined)
    }
    if (repeat) return
    if (moving) return onConfirm?.()
    setEnded('')
    onMove({ id: on.id, time: on.time, operatorId: on.operatorId })
  })

  // Arrows are to be heard as soon as somebody is moved, whichever key began it.
  const id = moving?.id
  useEffect(() => {
    if (id !== undefined) root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  }, [id, root])

  const entry = entryOf(id)
  const standing = moving && standingOfWish(day, moving, where)
  if (!moving || !entry || !standing) return { floating: undefined, said: ended }
  const { operatorId, time } = moving
  const floating: Floating = { entry, operatorId, span: spanOf(moving, entry, where), standing }
  const name = nameOf(entry, i18n)
  if (isOwnPlace(moving, entry)) return { floating, said: t`Sposti ${name}. Frecce: ora e operatore. Invio conferma, Esc lascia dov’era.` }
  const whose = columns.find((column) => column.operatorId === operatorId)?.name
  return { floating, said: [time, whose, i18n._(standings[standing].word)].join(', ') }
}
