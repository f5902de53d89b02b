import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { atPlace, atRest, atStop, type Curve, type Reading } from './balance-curve.ts'

/** From here on a finger means the line, not the page, in pixels. LOOK phone-7. */
const MEANT = 8

type Finger = { x: number; y: number; isMeant: boolean }

/** Which stop each key goes to, from this one. */
const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
  Escape: (_, last) => last,
}

/**
 * What of the line is read: today at rest, the day below a finger or the mouse, or a movement by keys; let go it is today again.
 * Up and down stays the browser's (`touch-action: pan-y`).
 */
export function useReading(curve: Curve | undefined) {
  const [wanted, want] = useState<{ x: number } | { at: number }>()
  const finger = useRef<Finger>(undefined)
  const rest = curve && atRest(curve)
  const read = !wanted || !curve ? rest : 'x' in wanted ? atPlace(curve, wanted.x) : atStop(curve, wanted.at)

  const release = () => {
    finger.current = undefined
    want(undefined)
  }
  const readAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect()
    want({ x: ((clientX - left) / width) * 100 })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return readAt(event)
    const { current } = finger
    if (!current) return
    if (!current.isMeant && Math.abs(event.clientX - current.x) < MEANT) return
    if (!current.isMeant) event.currentTarget.setPointerCapture(event.pointerId)
    current.isMeant = true
    readAt(event)
  }
  const press = (event: KeyboardEvent) => {
    const next = KEYS[event.key]
    if (!next || !read || !rest || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    want({ at: Math.min(rest.at, next(read.at, rest.at)) })
  }
  return {
    /** What is read, if there is a line. */
    read: read satisfies Reading | undefined,
    isResting: !read || read.at === rest?.at,
    /** It follows a finger: it must not lag behind. */
    isHeld: wanted !== undefined && 'x' in wanted,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary && event.pointerType !== 'mouse') finger.current = { x: event.clientX, y: event.clientY, isMeant: false }
      },
      onPointerMove: move,
      onPointerUp: (event: PointerEvent) => (event.pointerType === 'mouse' ? undefined : release()),
      onPointerCancel: release,
      onPointerLeave: release,
      onKeyDown: press,
      onBlur: release,
    },
  }
}
