import { dayAfter } from '#rules/days.ts'

/** A value, and the day from which on it holds. */
export type Stop = { day: string; value: number }
/** A place of the line: per cent of the days from the left, per cent of the height from the top. */
export type Place = { x: number; y: number }

/** A chart of a value by days, in a box of 100 x 100, up to today. */
export type Curve<S extends Stop = Stop> = {
  stops: (S & Place)[]
  /** Its first day and today. */
  from: string
  today: string
  /** Where each of its months is: from one place to the next. */
  months: { day: string; from: number; to: number }[]
}

/** As far back as a small chart still reads. */
export const SPAN_DAYS = 180
/** What is free above its highest place. */
const HEADROOM = 1.16

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Where a day is, in per cent of the width. */
const placeOf = (day: string, { from, today }: Pick<Curve, 'from' | 'today'>) => (daysBetween(from, day) / daysBetween(from, today)) * 100

function monthsOf(span: Pick<Curve, 'from' | 'today'>): Curve['months'] {
  const days = [span.from]
  for (let day = dayAfter(span.from, 1); day <= span.today; day = dayAfter(day, 1)) if (day.endsWith('-01')) days.push(day)
  const places = days.map((day) => placeOf(day, span))
  return days.map((day, index) => ({ day, from: places[index] ?? 0, to: places[index + 1] ?? 100 }))
}

/**
 * The stepped line of a value; undefined where there is no more than one day to draw.
 * @param given oldest first   @param today `YYYY-MM-DD`
 */
export function curveOf<S extends Stop>(given: readonly S[], today: string): Curve<S> | undefined {
  const first = given[0]
  if (!first || first.day >= today) return undefined
  const start = dayAfter(today, -SPAN_DAYS)
  const from = first.day > start ? first.day : start
  const before = given.findLastIndex(({ day }) => day <= from)
  const shown = given.slice(Math.max(0, before))
  const top = Math.max(1, ...shown.map(({ value }) => value)) * HEADROOM
  const stops = shown.map((stop) => ({
    ...stop,
    x: Math.max(0, placeOf(stop.day, { from, today })),
    y: 100 - (stop.value / top) * 100,
  }))
  return { stops, from, today, months: monthsOf({ from, today }) }
}

/** The line as a path of horizontal and vertical strokes, up to the right edge: what each day closed with. */
export const pathOf = ({ stops }: Curve): string =>
  stops
    .filter(({ day }, index) => stops[index + 1]?.day !== day)
    .map(({ x, y }, index) => (index === 0 ? `M${x.toFixed(2)} ${y.toFixed(2)}` : `H${x.toFixed(2)}V${y.toFixed(2)}`))
    .join('') + 'H100'

/** What is read off the line: `at` counts the stops, and one more for today. */
export type Reading = Place & Stop & { at: number }

/** Today's end of the line. */
export function atRest({ stops, today }: Curve): Reading {
  const last = stops.at(-1)
  return { at: stops.length, day: today, value: last?.value ?? 0, x: 100, y: last?.y ?? 100 }
}

/** At a stop, counted from 0; beyond the last of them is today. */
export function atStop(curve: Curve, wanted: number): Reading {
  const at = Math.max(0, wanted)
  const stop = curve.stops[at]
  return stop ? { at, day: stop.day < curve.from ? curve.from : stop.day, value: stop.value, x: stop.x, y: stop.y } : atRest(curve)
}

/** On the day below a finger, `x` in per cent of the width: what it closed with. */
export function atPlace(curve: Curve, x: number): Reading {
  const share = Math.min(100, Math.max(0, x)) / 100
  const day = dayAfter(curve.from, Math.round(share * daysBetween(curve.from, curve.today)))
  if (day === curve.today) return atRest(curve)
  const stop = atStop(
    curve,
    Math.max(
      0,
      curve.stops.findLastIndex((one) => one.day <= day),
    ),
  )
  return { ...stop, day, x: placeOf(day, curve) }
}
