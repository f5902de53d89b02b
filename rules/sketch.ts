import type { Point } from './distance.ts'

/** A place of a drawing, in its own units from its upper left. */
export type Spot = { x: number; y: number }
/** A way to go by, as the compass says it: north is 0, then each eighth of the circle, clockwise. */
export type Bearing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A drawing of where a place is from where she is: north above, all at one scale. `unit`: metres that one unit of it is. */
export type Sketch = { pin: Spot; you?: Spot; bearing?: Bearing; unit?: number }

/** The size of the drawing. LOOK phone-7. */
export const SKETCH = { width: 350, height: 116 }
/** Where the two may lie in it: between its sides; the pin below its own head, she anywhere. */
const [LEFT, RIGHT] = [32, 318]
const PIN = { top: 48, bottom: 106 }
const YOU = { top: 14, bottom: 104 }
const MIDDLE = (LEFT + RIGHT) / 2
/** Nearer than this a metre is not drawn: two who stand side by side are. */
const LEAST_UNIT = 0.5

const METRES_A_DEGREE = 111_195

/** Draws a place, and where she is if that is known: direction and distance between the two are true. */
export function sketchOf(place: Point, from: Point | undefined): Sketch {
  if (!from) return { pin: { x: MIDDLE, y: 78 } }
  const east = (place.longitude - from.longitude) * METRES_A_DEGREE * Math.cos((place.latitude * Math.PI) / 180)
  const north = (place.latitude - from.latitude) * METRES_A_DEGREE
  const [top, bottom] = north > 0 ? [PIN.top, YOU.bottom] : [YOU.top, PIN.bottom]
  const unit = Math.max(LEAST_UNIT, Math.abs(east) / (RIGHT - LEFT), Math.abs(north) / (bottom - top))
  const y = (top + bottom) / 2
  const half = { x: east / unit / 2, y: north / unit / 2 }
  return {
    pin: { x: MIDDLE + half.x, y: y - half.y },
    you: { x: MIDDLE - half.x, y: y + half.y },
    bearing: ((Math.round((Math.atan2(east, north) / Math.PI) * 4) + 8) % 8) as Bearing,
    unit,
  }
}

const ROUND = [1, 2, 5, 10]

/** A round number of metres for the scale of a drawing, at most so many of its units long. */
export function scaleOf(unit: number, most: number): number {
  const size = 10 ** Math.floor(Math.log10(unit * most))
  return Math.max(...ROUND.map((one) => one * size).filter((metres) => metres <= unit * most))
}

/** Metres on foot in a minute; streets lead around corners that the crow flies over. */
const [A_MINUTE, AROUND] = [80, 1.3]

/** About how many minutes somebody walks to what is so many metres away as the crow flies. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.round((metres * AROUND) / A_MINUTE))

/** Radii of the rings around a spot, so far from each other, as far as the drawing goes. */
export const ringsOf = (step: number): number[] => Array.from({ length: Math.floor(SKETCH.width / step) }, (_, ring) => (ring + 1) * step)
