import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chunkSizes } from './chunks.ts'
import type { Loaded } from './page/load.ts'
import { type Key, middle, type Runs } from './page/pairs.ts'
import type { Line } from './report.ts'

/** The scripts that came before the card showed, gzip -9, in kB of 1000 bytes. */
function scriptsUntilReady(loaded: Loaded | undefined): number | null {
  if (!loaded || loaded.failed) return null
  const names = loaded.scripts.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'))
  return names.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`), { level: 9 }).length, 0) / 1000
}

/** What is allowed, as BUDGETS has it. */
const allowed = {
  js: { number: 1, what: 'JS until the card shows', unit: 'kB', target: 175, limit: 200 },
  route: { number: 2, what: 'largest later route', unit: 'kB', target: 25, limit: 40 },
  page: { number: 3, what: 'cold transfer until quiet', unit: 'kB', target: 240, limit: 300 },
  wire: { number: 4, what: 'all bytes on the wire', unit: 'kB', target: 500, limit: 700 },
  twice: { number: 4, what: 'wire / page', unit: '', target: 1.2, limit: 2 },
  requests: { number: 5, what: 'requests until the card shows', unit: '', target: 5, limit: 8 },
  offlineBytes: { number: 10, what: 'offline start: bytes of the network', unit: 'B', target: 0, limit: 0 },
  offlineFailed: { number: 10, what: 'offline start: failed requests before usable', unit: '', target: 0, limit: 0 },
  cls: { number: 12, what: 'CLS', unit: '', target: 0, limit: 0.02 },
  heap: { number: 13, what: 'heap after the card shows', unit: 'MB', target: 6, limit: 9 },
}

/** BUDGETS #1 to #5, #10, #12 and #13: what is counted, not timed; beside the bare stack where it was measured. */
export function sizeLines(ours: Runs, stack: Runs = {}): Line[] {
  const cold = (runs: Runs, name: string, unit: number) => {
    const figure = middle(runs, 'near/cold', name)
    return figure === null ? null : figure / unit
  }
  const beside = (name: string, unit: number) => ({ ours: cold(ours, name, unit), floor: cold(stack, name, unit) })
  const twice = (runs: Runs) => (cold(runs, 'page', 1) ? (cold(runs, 'wire', 1) ?? 0) / (cold(runs, 'page', 1) ?? 1) : null)
  const largest = chunkSizes('dist')[0]
  const shifts = (Object.keys(ours) as Key[]).map((key) => middle(ours, key, 'cls') ?? Number.NaN)
  return [
    { ...allowed.js, ours: scriptsUntilReady(ours['near/cold']?.[0]) },
    { ...allowed.route, what: `${allowed.route.what}, ${largest?.name}`, ours: largest?.kb },
    { ...allowed.page, ...beside('page', 1000) },
    { ...allowed.wire, ...beside('wire', 1000) },
    { ...allowed.twice, ours: twice(ours), floor: twice(stack) },
    { ...allowed.requests, ...beside('requests', 1) },
    { ...allowed.offlineBytes, ours: middle(ours, 'near/offline', 'wire') },
    { ...allowed.offlineFailed, ours: middle(ours, 'near/offline', 'failedBefore') },
    { ...allowed.cls, ours: shifts.length > 0 ? Math.max(...shifts) : null },
    { ...allowed.heap, ...beside('heap', 1e6) },
  ]
}
