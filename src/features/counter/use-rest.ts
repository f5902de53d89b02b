import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type columnsOf, hasMoved } from './columns.ts'

/** Within this time after a card moved a tap may be meant for the one that was there before, in milliseconds. */
const REST = 300

/** The board, which takes no tap for a moment after cards have moved on it. LOOK "counter-1". */
export function useRest(columns: ReturnType<typeof columnsOf>): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null)
  const before = useRef(columns)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const isMoved = hasMoved(before.current, columns)
    before.current = columns
    const node = board.current
    if (!isMoved || !node) return
    node.dataset.resting = ''
    clearTimeout(timer.current)
    timer.current = setTimeout(() => delete node.dataset.resting, REST)
  })
  return board
}
