import { type RefObject, useEffect, useRef } from 'react'

/** So long a finger rests on a handle before it holds it: one that scrolls never does. */
const REST_MS = 250
/** From so many pixels on a finger scrolls, and a mouse pulls. */
const MEANT = 6

type Point = { x: number; y: number }
type Drag = { id: string; from: Point; grip: number; isHeld: boolean; timer?: ReturnType<typeof setTimeout> }

/**
 * Pulling the items of a list that have a handle, `[data-handle]` with their id: a mouse at once, a finger after it has rested there.
 * @param onPulled told where the pointer is, and how far below the upper edge it took hold
 */
export function useDragging(root: RefObject<HTMLElement | null>, onPulled: (id: string, at: Point, grip: number) => void): void {
  const told = useRef(onPulled)
  useEffect(() => {
    told.current = onPulled
  })
  useEffect(() => {
    const node = root.current
    if (!node) return
    let drag: Drag | undefined
    let hasPulled = false
    const drop = () => {
      clearTimeout(drag?.timer)
      drag = undefined
    }
    const hold = (pointerId: number) => {
      if (!drag) return
      drag.isHeld = hasPulled = true
      node.setPointerCapture(pointerId)
      told.current(drag.id, drag.from, drag.grip)
    }
    const down = ({ target, isPrimary, button, pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      hasPulled = false
      const handle = (target as HTMLElement).closest<HTMLElement>('[data-handle]')
      if (!handle || !isPrimary || button !== 0) return
      const grip = clientY - (handle.closest('li') ?? handle).getBoundingClientRect().top
      drag = { id: handle.dataset.handle ?? '', from: { x: clientX, y: clientY }, grip, isHeld: false }
      if (pointerType === 'touch') drag.timer = setTimeout(() => hold(pointerId), REST_MS)
    }
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!drag) return
      const isMeant = Math.hypot(x - drag.from.x, y - drag.from.y) > MEANT
      if (!drag.isHeld && isMeant && drag.timer) return drop()
      if (!drag.isHeld && isMeant) hold(pointerId)
      if (drag.isHeld) told.current(drag.id, { x, y }, drag.grip)
    }
    // What is held is not scrolled, and no menu opens on it; letting go is no tap, though a key may be pressed.
    const keep = (event: Event) => {
      if (drag?.isHeld) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      if (!hasPulled || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
      hasPulled = false
    }
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', drop, { signal })
    node.addEventListener('pointercancel', drop, { signal })
    node.addEventListener('touchmove', keep, { signal, passive: false })
    node.addEventListener('contextmenu', keep, { signal })
    node.addEventListener('click', click, { signal, capture: true })
    return () => {
      drop()
      stop.abort()
    }
  }, [root])
}
