/** How high a chart is: the figure at each of its lines, from nought to the one at or above its highest. */
const MOST_LINES = 4
const STEPS = [1, 2, 5, 10]

/** The lines of a chart whose highest figure is `top`: round, and four at most above nought. */
export function linesOf(top: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(top, 1) / MOST_LINES))
  const step = Math.max(1, (STEPS.find((one) => one * size * MOST_LINES >= top) ?? 10) * size)
  return Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, n) => n * step)
}
