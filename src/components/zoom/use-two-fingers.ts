import { type PointerEvent, useRef } from 'react'

/** Notices a second finger; one alone scrolls, and is the browser's. @returns what the place that is touched is given */
export function useTwoFingers(onBoth: () => void) {
  const fingers = useRef(new Set<number>())
  const up = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return
      fingers.current.add(pointerId)
      if (fingers.current.size < 2) return
      fingers.current.clear()
      onBoth()
    },
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
  }
}
