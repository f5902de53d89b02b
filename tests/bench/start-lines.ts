import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ours } from './ours.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'

const SETTLED_MS = 8_000

/** BUDGETS #26 to #28, on one engine; `fresh` throws the built app away first, so that the build counts. */
async function* linesOf(engine: string, ours: Ours, memory: { target: number; limit: number }, fresh: boolean): Lines {
  if (fresh) rmSync('dist', { recursive: true, force: true })
  const first = await ours.firstStart()
  await first.stop()
  if (fresh)
    yield { number: 28, what: `first start, build and demo, ${engine}`, unit: 'ms', ours: first.startMs, target: 30_000, limit: 60_000 }
  const again = await ours.start()
  yield { number: 27, what: `start on existing data, ${engine}`, unit: 'ms', ours: again.startMs, target: 2000, limit: 4000 }
  // Idle is when the pictures that the first start left are done, too: until then a process of theirs counts.
  await again.untilIdle()
  await sleep(SETTLED_MS)
  yield { number: 26, what: `resident memory, idle, ${engine}`, unit: 'MB', ours: again.residentMb(), ...memory }
  await again.stop()
}

/** BUDGETS #26 to #28 on both engines. */
export async function* startLines(postgres: Postgres, port: number): Lines {
  const embedded = new Ours(port)
  const client = new Ours(port, await postgres.create('starts'))
  try {
    yield* linesOf('embedded', embedded, { target: 500, limit: 700 }, true)
    yield* linesOf('PostgreSQL', client, { target: 200, limit: 300 }, false)
  } finally {
    embedded.remove()
    client.remove()
  }
}
