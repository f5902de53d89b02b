import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { imagePath } from '#rules/images.ts'
import { vibrate } from '../../../pwa/vibrate.ts'
import { useActivity } from '../../../api/activities.ts'
import { resolved } from '../../../api/base.ts'
import type { Point } from './coverage.ts'
import { type FoilSheet, foilSheet } from './sheet.ts'

/** At most so often the phone ticks, in milliseconds, and for so long. */
const TICK_EVERY = 70
const TICK = 6

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const CHEER = ['--brand-from', '--brand-text', '--warn', '--good']

type Canvases = { foil: RefObject<HTMLCanvasElement | null>; dust: RefObject<HTMLCanvasElement | null> }
type Told = {
  /** A finger has come down. */
  onTouch: () => void
  /** So much is off by now, 0 to 1. */
  onShare: (share: number) => void
  /** It has moved, in CSS pixels. */
  onMove: (distance: number) => void
}

/** A foil of the activity in use over a canvas, which a finger takes off; its crumbs fall over another one. */
export function useFoil({ foil, dust }: Canvases, { onTouch, onShare, onMove }: Told) {
  const logo = useActivity()?.logo
  const sheet = useRef<FoilSheet>(undefined)
  const last = useRef<Point>(undefined)
  const ticked = useRef(0)

  useLayoutEffect(() => {
    if (!foil.current || !dust.current) return
    const made = foilSheet(foil.current, dust.current, { brand: colour('--brand-solid'), isStill: isStill() })
    sheet.current = made
    return made.stop
  }, [foil, dust])

  useEffect(() => {
    if (!logo) return
    const sign = new Image()
    sign.crossOrigin = 'anonymous'
    sign.onload = () => sheet.current?.mark(sign)
    sign.src = resolved(imagePath(logo, 160))
    return () => {
      sign.onload = null
    }
  }, [foil, logo])

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = foil.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const scratch = (from: Point, to: Point) => {
    const made = sheet.current
    if (!made?.scratch(from, to)) return
    if (performance.now() - ticked.current > TICK_EVERY) {
      ticked.current = performance.now()
      vibrate(TICK)
    }
    onShare(made.share())
  }
  const end = () => {
    last.current = undefined
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointOf(event)
      last.current = point
      onTouch()
      scratch(point, point)
    },
    onPointerMove: ({ nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
      const passed = nativeEvent.getCoalescedEvents?.() ?? []
      for (const one of passed.length > 0 ? passed : [nativeEvent]) {
        const [from, to] = [last.current, pointOf(one)]
        if (!from) return
        onMove(Math.hypot(to.x - from.x, to.y - from.y))
        scratch(from, to)
        last.current = to
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { handlers, cheer: () => sheet.current?.cheer(CHEER.map(colour)) }
}
