/** One line of BUDGETS: our figure, the floor's where there is one, and what is allowed. */
export type Line = {
  number: number
  what: string
  unit: string
  ours: number | null | undefined
  floor?: number | null | undefined
  /** Our figure over the floor's, from pairs of one run; given where the limit is about it. */
  ratio?: number | null | undefined
  /** What BUDGETS allows; a figure that it says nothing about is shown, not judged. */
  target?: number
  limit?: number
  /** The limit is the least, not the most (requests a second). */
  atLeast?: boolean
}

const shown = (figure: number | null | undefined, unit = '') =>
  typeof figure === 'number' && Number.isFinite(figure)
    ? `${Math.abs(figure) < 10 ? Math.round(figure * 100) / 100 : Math.round(figure)}${unit && ` ${unit}`}`
    : '–'

export type Verdict = 'ok' | 'OVER' | 'FAILED' | ''

/** Is it within the limit? What was not measured has failed, whatever the limit. */
export function verdict({ ours, ratio, limit, atLeast }: Line): Verdict {
  const figure = ratio === undefined ? ours : ratio
  if (!Number.isFinite(ours) || !Number.isFinite(figure)) return 'FAILED'
  if (limit === undefined) return ''
  return (atLeast ? Number(figure) >= limit : Number(figure) <= limit) ? 'ok' : 'OVER'
}

export const within = (line: Line) => verdict(line) === 'ok'

/** Prints ours, floor, ratio, target and limit, one line each, and how many are over. @returns how many were not measured */
export function print(lines: Line[]): number {
  const rows = lines.map((line) => [
    `#${line.number}`,
    line.what,
    shown(line.ours, line.unit),
    shown(line.floor, line.unit),
    shown(line.ratio),
    shown(line.target),
    shown(line.limit),
    verdict(line),
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
  const count = (...wanted: Verdict[]) => lines.filter((line) => wanted.includes(verdict(line))).length
  const failed = count('FAILED')
  console.log(
    `\n${count('ok')} of ${count('ok', 'OVER', 'FAILED')} within the limits${failed ? `, ${failed} not measured: see above why` : ''}`,
  )
  return failed
}
