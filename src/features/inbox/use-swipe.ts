import { type RefObject, useEffect, useRef } from 'react'

/** From here on a finger means the row, not the page, in pixels. */
const MEANT = 12
/** How far a row opens, and from how far on letting go asks. */
const [OPEN, ENOUGH] = [-96, -72]

type Drag = { row: HTMLElement; x: number; y: number; dx: number; isMeant: boolean }

const rowOf = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>('[data-swipe]')

function slide(row: HTMLElement, x: number) {
  const part = row.querySelector<HTMLElement>('.swipe-slide')
  if (part) part.style.transform = x ? `translateX(${x}px)` : ''
}

/** Beyond its place a row follows the finger by a third of the way. */
const follow = (dx: number) => (dx < OPEN ? OPEN + (dx - OPEN) / 3 : Math.min(0, dx))

/**
 * Swiping a row of a list to the left with a finger, or Delete on it: one set of listeners for the whole list. A row is
 * `[data-swipe]`, what slides in it is `.swipe-slide`. Up and down stays the browser's (`touch-action: pan-y`).
 * @param onSwiped told of the row's `data-swipe`; where it answers true the row stays open until `release`
 */
export function useSwipe(list: RefObject<HTMLElement | null>, onSwiped: (key: string) => boolean): { release: () => void } {
  const open = useRef<HTMLElement>(undefined)
  const told = useRef(onSwiped)
  useEffect(() => {
    told.current = onSwiped
  })
  useEffect(() => {
    const node = list.current
    if (!node) return
    let drag: Drag | undefined
    const start = (event: PointerEvent) => {
      const row = event.pointerType === 'touch' && event.isPrimary ? rowOf(event) : null
      drag = row ? { row, x: event.clientX, y: event.clientY, dx: 0, isMeant: false } : undefined
    }
    const move = (event: PointerEvent) => {
      if (!drag) return
      drag.dx = event.clientX - drag.x
      if (!drag.isMeant && Math.abs(event.clientY - drag.y) > MEANT) drag = undefined
      if (!drag || (!drag.isMeant && drag.dx > -MEANT)) return
      if (!drag.isMeant) drag.row.setPointerCapture(event.pointerId)
      drag.isMeant = true
      drag.row.classList.add('swipe-held')
      slide(drag.row, follow(drag.dx))
    }
    const end = (event: PointerEvent) => {
      const held = drag
      drag = undefined
      if (!held?.isMeant) return
      held.row.classList.remove('swipe-held')
      const isOpen = event.type === 'pointerup' && held.dx <= ENOUGH && told.current(held.row.dataset.swipe ?? '')
      slide(held.row, isOpen ? OPEN : 0)
      if (isOpen) open.current = held.row
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Delete') told.current(rowOf(event)?.dataset.swipe ?? '')
    }
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerdown', start, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', end, { signal })
    node.addEventListener('pointercancel', end, { signal })
    node.addEventListener('keydown', press, { signal })
    return () => stop.abort()
  }, [list])
  const release = () => {
    if (open.current) slide(open.current, 0)
    open.current = undefined
  }
  return { release }
}
