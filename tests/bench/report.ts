/** One line of BUDGETS: our figure, the floor's where there is one, and what is allowed. */
export type Line = {
  number: number
  what: string
  unit: string
  ours: number | null | undefined
  floor?: number | null | undefined
  /** Our figure over the floor's, from pairs of one run; given where the limit is about it. */
  ratio?: number | null | undefined
  target: number
  limit: number
  /** The limit is the least, not the most (requests a second). */
  atLeast?: boolean
}

const shown = (figure: number | null | undefined, unit = '') =>
  typeof figure === 'number' ? `${Math.abs(figure) < 10 ? Math.round(figure * 100) / 100 : Math.round(figure)}${unit && ` ${unit}`}` : '–'

/** Is it within the limit? Nothing measured is never within. */
export function within({ ours, ratio, limit, atLeast }: Line): boolean {
  const figure = ratio === undefined ? ours : ratio
  if (typeof figure !== 'number') return false
  return atLeast ? figure >= limit : figure <= limit
}

/** Prints ours, floor, ratio, target and limit, one line each, and how many are over. */
export function print(lines: Line[]) {
  const rows = lines.map((line) => [
    `#${line.number}`,
    line.what,
    shown(line.ours, line.unit),
    shown(line.floor, line.unit),
    shown(line.ratio),
    shown(line.target),
    shown(line.limit),
    within(line) ? 'ok' : line.ours === null || line.ours === undefined ? 'not measured' : 'OVER',
  ])
  const head = ['#', 'what', 'ours', 'floor', 'ratio', 'target', 'limit', '']
  const widths = head.map((title, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0), title.length))
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  console.log(`\n${lines.filter(within).length} of ${lines.length} within the limits`)
}
