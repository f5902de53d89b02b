import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Frame, moved, type Point, type View, WHOLE, zoomed } from '#rules/zoom.ts'

/** How much a key, a double tap or a notch of the wheel makes of it. */
const STEP = 1.5
const DOUBLE = 2.5
const NOTCH = 1.15
/** Px that an arrow moves it. */
const ARROW = 60

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
}

const gap = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/**
 * A picture looked at closely: two fingers make it larger, one moves it; a double tap, the wheel and the keys do the same.
 * @param begin how many times its size it is at first   @returns the view, whether a finger is on it, and what its stage is given
 */
export function useZoom(begin: number) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [view, setView] = useState<View>({ ...WHOLE, scale: begin })
  const [isHeld, setHeld] = useState(false)

  const frame = (): Frame => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 })
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoom = (times: number, point: Point = { x: 0, y: 0 }) => setView((before) => zoomed(before, times, point, frame()))

  // React listens to wheels without the right to stop them, and the page behind would scroll.
  useEffect(() => {
    const node = stage.current
    const roll = (event: WheelEvent) => {
      event.preventDefault()
      zoom(event.deltaY < 0 ? NOTCH : 1 / NOTCH, at(event))
    }
    node?.addEventListener('wheel', roll, { passive: false })
    return () => node?.removeEventListener('wheel', roll)
  })

  const down = (event: PointerEvent) => {
    stage.current?.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, at(event))
    setHeld(true)
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, at(event))
    const now = [...fingers.current.values()]
    const [from, to] = [middle(before), middle(now)]
    const times = before.length > 1 ? gap(now) / (gap(before) || 1) : 1
    setView((last) => moved(zoomed(last, times, from, frame()), { x: to.x - from.x, y: to.y - from.y }, frame()))
  }
  const up = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    setHeld(fingers.current.size > 0)
  }

  return {
    view,
    isHeld,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    /** @returns whether the key was one of its own */
    press: (key: string): boolean => {
      const by = ARROWS[key]
      if (by) setView((before) => moved(before, by, frame()))
      else if (key === '+') zoom(STEP)
      else if (key === '-') zoom(1 / STEP)
      return by !== undefined || key === '+' || key === '-'
    },
    stage: {
      ref: stage,
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onDoubleClick: (event: { clientX: number; clientY: number }) => zoom(view.scale > 1 ? 1 / view.scale : DOUBLE, at(event)),
    },
  }
}
