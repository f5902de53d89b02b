import type { Step } from '#rules/flows.ts'

/** A chart of the balance in a box of 100 x 100: `x` by days, `y` from the top. */
export type Curve = {
  points: { x: number; y: number }[]
  /** The figure at the upper line. */
  top: number
  /** Where a month begins, and where the curve does: one label a month. */
  months: { x: number; day: string }[]
  from: { day: string; value: number }
  to: { day: string; value: number }
  days: number
}

const DAY = 86_400_000
/** As far back as a small chart still reads. */
const SPAN = 180
/** Two month labels need this much of the width; "today" at the right needs more. */
const APART = 13
const LAST = 82

const numberOf = (day: string) => Date.parse(day) / DAY
const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10)

/** The next round figure at or above: 24.5 -> 30. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const size = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => one * size >= value) ?? 10
  return step * size
}

function monthsBetween(start: number, today: number): Curve['months'] {
  const place = (number: number) => ((number - start) / (today - start)) * 100
  const months = [{ x: 0, day: dayOf(start) }]
  for (let number = start + 1; number < today; number++) {
    const day = dayOf(number)
    const x = place(number)
    if (day.endsWith('-01') && x - (months.at(-1)?.x ?? 0) >= APART && x <= LAST) months.push({ x, day })
  }
  return months
}

/**
 * The stepped curve of a balance up to today; nothing where there is no more than one day to draw.
 * @param steps oldest first   @param read what of a step is drawn   @param today `YYYY-MM-DD`
 */
export function curveOf(steps: readonly Step[], read: (step: Step) => number, today: string): Curve | undefined {
  const end = numberOf(today)
  const first = steps[0]
  if (!first || numberOf(first.day) >= end) return undefined
  const start = Math.max(numberOf(first.day), end - SPAN)
  const before = steps.filter((step) => numberOf(step.day) <= start).at(-1) ?? first
  const shown = steps.filter((step) => numberOf(step.day) > start)
  const values = [before, ...shown].map(read)
  const top = roundUp(Math.max(...values))
  const points = [before, ...shown].map((step, index) => ({
    x: index === 0 ? 0 : ((numberOf(step.day) - start) / (end - start)) * 100,
    y: 100 - (read(step) / top) * 100,
  }))
  const [from, to] = [values[0] ?? 0, values.at(-1) ?? 0]
  return {
    points,
    top,
    months: monthsBetween(start, end),
    from: { day: dayOf(start), value: from },
    to: { day: today, value: to },
    days: end - start,
  }
}

/** The curve as a path of horizontal and vertical strokes, up to the right edge. */
export const pathOf = ({ points }: Curve): string =>
  points.map(({ x, y }, index) => (index === 0 ? `M${x.toFixed(2)} ${y.toFixed(2)}` : `H${x.toFixed(2)}V${y.toFixed(2)}`)).join('') + 'H100'
