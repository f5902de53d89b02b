import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { build } from 'vite'
import { freePort } from '../setup/postgres.ts'
import { bookingLines } from './booking-lines.ts'
import { growthLines } from './growth-lines.ts'
import { liveLines } from './live-lines.ts'
import { motionLines } from './motion-lines.ts'
import { orderLines } from './order-lines.ts'
import { pageLines } from './page-lines.ts'
import { countingPostgres } from './postgres.ts'
import { pushLines } from './push-lines.ts'
import { inWords, type Lines, page, type Part, summary, verdict } from './report.ts'
import { serverLines } from './server-lines.ts'
import { startLines } from './start-lines.ts'
import { interactionLines } from './tap-lines.ts'

// `npm run bench [-- page|taps|motion|server|order|booking|start|push|growth|live ...]`: ours beside the floors, every figure of BUDGETS that can be measured here.
// Each line is kept as soon as it is known: a run that is ended has written what it measured. Of the parts that were not asked
// for the report keeps what was measured of them last.
const REPORT = 'docs/performance.md'
const KEPT = 'docs/performance.json'
const NOT_YET = ['#26 flat over an hour of load']

const PORTS = { ours: await freePort(), bare: await freePort() }
const postgres = await countingPostgres()

async function* withFloors(): Lines {
  await build({ configFile: 'tests/bench/floors/stack/vite.config.ts', logLevel: 'warn' })
  yield* pageLines(postgres, PORTS.ours)
}

const PARTS: Record<string, () => Lines> = {
  start: () => startLines(postgres, PORTS.ours),
  page: withFloors,
  taps: () => interactionLines(postgres, PORTS.ours),
  motion: () => motionLines(postgres, PORTS.ours),
  push: () => pushLines(postgres, PORTS.ours),
  server: () => serverLines(postgres, PORTS),
  order: () => orderLines(postgres),
  booking: () => bookingLines(postgres, PORTS.ours),
  growth: () => growthLines(postgres),
  live: () => liveLines(postgres, PORTS.ours),
}

const asked = process.argv.slice(2)
const kept: Record<string, Part> = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Part>) : {}
const run: Part[] = []

const gb = Math.round(totalmem() / 2 ** 30)
const where =
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gb} GB, ` +
  `${process.platform} ${process.arch}, Node ${process.versions.node}, with a load of ${loadavg()[0]?.toFixed(1)} when it began`

function keep() {
  const parts = Object.keys(PARTS).flatMap((name) => kept[name] ?? [])
  const missing = [
    ...parts.flatMap(({ name, failed }) => (failed ? `${name}: ended early, with an error` : [])),
    ...Object.keys(PARTS).flatMap((name) => (kept[name] ? [] : `${name}: not yet`)),
    ...NOT_YET,
  ]
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`)
  writeFileSync(REPORT, page({ parts, missing }))
}

for (const [name, measured] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const began = Date.now()
  const part: Part = { name, where, lines: [], failed: false }
  kept[name] = part
  run.push(part)
  try {
    for await (const line of measured()) {
      part.lines.push(line)
      console.log(inWords(line))
      keep()
    }
  } catch (error) {
    console.error(error)
    part.failed = true
  }
  console.log(`${name} took ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
  keep()
}
await postgres.stop()
const lines = run.flatMap((part) => part.lines)
console.log(`${summary(lines)}. Written to ${REPORT}`)
process.exit(run.some(({ failed }) => failed) || lines.some((line) => verdict(line) === 'FAILED') ? 1 : 0)
