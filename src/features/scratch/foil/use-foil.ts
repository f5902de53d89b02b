import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { imagePath } from '#rules/images.ts'
import { useActivity } from '../../../api/activities.ts'
import { resolved } from '../../../api/base.ts'
import { along, coverage, type Point } from './coverage.ts'
import { type Crumbs, crumbs } from './crumbs.ts'
import { foilColours, paintFoil, raggedBrushes } from './paint-foil.ts'

/** The finger, and how far apart its stamps are, in CSS pixels. */
const RADIUS = 23
const STEP = 5
/** At most so often the phone ticks, in milliseconds, and for so long. */
const TICK_EVERY = 70
const TICK = 6
/** Crumbs fall around a foil too: so far, in CSS pixels. */
export const AROUND = 32

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--brand-solid').trim()
const scaleOf = () => Math.min(2, devicePixelRatio)

type Canvases = { foil: RefObject<HTMLCanvasElement | null>; dust: RefObject<HTMLCanvasElement | null> }
type Told = {
  /** A finger has come down. */
  onTouch: () => void
  /** So much is off by now, 0 to 1. */
  onShare: (share: number) => void
  /** It has moved, in CSS pixels. */
  onMove: (distance: number) => void
}
type Tools = { pen: CanvasRenderingContext2D; covered: ReturnType<typeof coverage>; brushes: HTMLCanvasElement[]; dust?: Crumbs }

/** A foil of the activity in use over a canvas, which a finger takes off; its crumbs fall over another one. */
export function useFoil({ foil, dust }: Canvases, { onTouch, onShare, onMove }: Told) {
  const logo = useActivity()?.logo
  const tools = useRef<Tools>(undefined)
  const last = useRef<Point>(undefined)
  const ticked = useRef(0)

  useLayoutEffect(() => {
    const [canvas, over] = [foil.current, dust.current]
    const scale = scaleOf()
    const { clientWidth: width = 0, clientHeight: height = 0 } = canvas ?? {}
    for (const [one, around] of [[canvas, 0] as const, [over, AROUND] as const])
      if (one) {
        one.width = Math.round((width + 2 * around) * scale)
        one.height = Math.round((height + 2 * around) * scale)
      }
    const pen = canvas?.getContext('2d')
    if (!pen || !over) return
    pen.scale(scale, scale)
    paintFoil(pen, width, height, brand())
    const falling = isStill() ? undefined : crumbs(over, scale)
    tools.current = { pen, covered: coverage(width, height, RADIUS), brushes: raggedBrushes(RADIUS), ...(falling && { dust: falling }) }
    return () => falling?.stop()
  }, [foil, dust])

  // Its sign comes when it is there, unless the finger was faster.
  useEffect(() => {
    if (!logo) return
    const sign = new Image()
    sign.crossOrigin = 'anonymous'
    sign.onload = () => {
      const { pen, covered } = tools.current ?? {}
      const { clientWidth: width = 0, clientHeight: height = 0 } = foil.current ?? {}
      if (pen && covered?.share() === 0) paintFoil(pen, width, height, brand(), sign)
    }
    sign.src = resolved(imagePath(logo, 160))
    return () => {
      sign.onload = null
    }
  }, [foil, logo])

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = foil.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }

  function scratch(from: Point, to: Point) {
    const { pen, covered, brushes, dust: falling } = tools.current ?? {}
    if (!pen || !covered || !brushes) return
    pen.globalCompositeOperation = 'destination-out'
    for (const { x, y } of along(from, to, STEP)) {
      const brush = brushes[Math.floor(Math.random() * brushes.length)]
      if (brush) pen.drawImage(brush, x - brush.width / 2, y - brush.height / 2)
    }
    const before = covered.share()
    covered.stroke(from, to)
    if (covered.share() === before) return
    falling?.fall(to.x + AROUND, to.y + AROUND, foilColours(brand()))
    if (performance.now() - ticked.current > TICK_EVERY) {
      ticked.current = performance.now()
      navigator.vibrate?.(TICK)
    }
    onShare(covered.share())
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
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current) return
      const { nativeEvent } = event
      const passed = nativeEvent.getCoalescedEvents?.() ?? []
      for (const one of passed.length > 0 ? passed : [nativeEvent]) {
        const point = pointOf(one)
        onMove(Math.hypot(point.x - last.current.x, point.y - last.current.y))
        scratch(last.current, point)
        last.current = point
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  /** What it hid is worth a cheer: once. */
  const cheer = (colours: readonly string[]) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = foil.current ?? {}
    tools.current?.dust?.burst(AROUND + width / 2, AROUND + height / 2, colours)
  }
  return { handlers, cheer }
}
