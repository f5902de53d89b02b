import { along, coverage, type Point } from './coverage.ts'
import { crumbs } from './crumbs.ts'
import { foilColours, paintFoil, raggedBrushes } from './paint-foil.ts'

/** The finger, and how far apart its stamps are, in CSS pixels. */
const RADIUS = 23
const STEP = 5
/** Crumbs fall around a foil too: so far, in CSS pixels. */
const AROUND = 32
/** A finer canvas is not seen, and slower. */
const FINEST = 2

/**
 * A foil on a canvas, and its crumbs over it.
 * @param brand the tenant's colour, `#rrggbb`   @param isStill nothing moves but what the finger takes off
 */
export function foilSheet(canvas: HTMLCanvasElement, over: HTMLCanvasElement, { brand, isStill }: { brand: string; isStill: boolean }) {
  const scale = Math.min(FINEST, devicePixelRatio)
  const { clientWidth: width, clientHeight: height } = canvas
  const size = (one: HTMLCanvasElement, around: number) =>
    Object.assign(one, { width: Math.round((width + 2 * around) * scale), height: Math.round((height + 2 * around) * scale) })
  size(canvas, 0)
  size(over, AROUND)
  const pen = canvas.getContext('2d')
  pen?.scale(scale, scale)
  const covered = coverage(width, height, RADIUS)
  const brushes = raggedBrushes(RADIUS)
  const dust = isStill ? undefined : crumbs(over, scale)
  const colours = foilColours(brand)
  const paint = (sign?: HTMLImageElement) => {
    if (pen) paintFoil(pen, { width, height, brand, ...(sign && { sign }) })
  }
  paint()
  return {
    /** Its sign is there: it is painted anew, unless the finger was faster. */
    mark: (sign: HTMLImageElement) => {
      if (covered.share() === 0) paint(sign)
    },
    /** A finger goes from one point to another. @returns whether anything came off */
    scratch: (from: Point, to: Point): boolean => {
      if (!pen) return false
      pen.globalCompositeOperation = 'destination-out'
      for (const { x, y } of along(from, to, STEP)) {
        const brush = brushes[Math.floor(Math.random() * brushes.length)]
        if (brush) pen.drawImage(brush, x - brush.width / 2, y - brush.height / 2)
      }
      const before = covered.share()
      covered.stroke(from, to)
      if (covered.share() === before) return false
      dust?.fall(to.x + AROUND, to.y + AROUND, colours)
      return true
    },
    share: covered.share,
    /** What it hid is worth a cheer. */
    cheer: (bright: readonly string[]) => dust?.burst(AROUND + width / 2, AROUND + height / 2, bright),
    stop: () => dust?.stop(),
  }
}
export type FoilSheet = ReturnType<typeof foilSheet>
