import { type PointerEvent, useRef } from 'react'

/** So far upwards, and so much more than sideways, a finger means it, in CSS pixels. */
const FAR = 40

/** A finger that sweeps upwards over it. The element's `touch-action` leaves the way up to it. */
export function useSwipeUp(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
    },
    onPointerMove: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      if (!start.current || !isPrimary) return
      const up = start.current.y - clientY
      if (up < FAR || up < 2 * Math.abs(clientX - start.current.x)) return
      start.current = undefined
      onSwipe()
    },
    onPointerUp: () => {
      start.current = undefined
    },
  }
}
