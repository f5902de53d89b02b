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

/** Lines as they are measured, one after the other. */
export type Lines = AsyncGenerator<Line, void, undefined>

const HEAD = ['#', 'what', 'ours', 'floor', 'ours / floor', 'target', 'limit', '']

const cells = (line: Line) => [
  `#${line.number}`,
  line.what,
  shown(line.ours, line.unit),
  shown(line.floor, line.unit),
  shown(line.ratio),
  shown(line.target),
  shown(line.limit),
  verdict(line),
]

/** One line as a person reads it while it is measured. */
export function inWords(line: Line): string {
  const [number, what, ours, floor, ratio, target, limit, said] = cells(line)
  const beside = line.floor === undefined ? '' : ` beside ${floor}, ratio ${ratio}`
  const allowed = line.limit === undefined ? '' : ` (target ${target}, ${line.atLeast ? 'at least' : 'limit'} ${limit}: ${said})`
  return `${number} ${what}: ${ours}${beside}${allowed}`
}

export function summary(lines: Line[]): string {
  const count = (...wanted: Verdict[]) => lines.filter((line) => wanted.includes(verdict(line))).length
  const failed = count('FAILED')
  return `${count('ok')} of ${count('ok', 'OVER', 'FAILED')} within the limits${failed ? `, ${failed} not measured` : ''}`
}

/** What belongs together in a run. */
export type Part = {
  name: string
  lines: Line[]
  /** When and on what kind of machine. */
  where: string
  /** It ended early, with an error. */
  failed: boolean
}

/** All parts as a page of its own, in the order of the budgets. `missing`: what there is no figure for. */
export function page({ parts, missing }: { parts: Part[]; missing: string[] }): string {
  const row = (columns: string[]) => `| ${columns.join(' | ')} |`
  const lines = parts.flatMap((part) => part.lines)
  const sorted = lines.toSorted((a, b) => a.number - b.number)
  const runs = Map.groupBy(parts, ({ where }) => where)
  return (
    [
      '# Performance',
      'What `npm run bench` measured, and wrote here. Times are the middle of runs in turn with the floor, and only their ratio is held against a limit: the machine does other things too.',
      [...runs].map(([where, of]) => `- ${of.map(({ name }) => name).join(', ')}: ${where}`).join('\n'),
      [row(HEAD), row(HEAD.map(() => '---')), ...sorted.map((line) => row(cells(line)))].join('\n'),
      `${summary(lines)}.`,
      ...(missing.length > 0 ? [['Not measured:', '', ...missing.map((one) => `- ${one}`)].join('\n')] : []),
    ].join('\n\n') + '\n'
  )
}
