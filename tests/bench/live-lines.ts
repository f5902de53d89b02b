import { setTimeout as sleep } from 'node:timers/promises'
import { addPeople, addressOf, PEOPLE } from './log-ins.ts'
import { Ours } from './ours.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'

const PAGES = 1000
const SETTLED_MS = 8_000

/** So many pages that listen, each of a connection of its own. @returns how to leave them */
async function listen(ours: Ours): Promise<() => void> {
  const stop = new AbortController()
  for (let n = 0; n < PEOPLE; n += 1) {
    const { activityId, headers } = await ours.signIn(addressOf(n))
    const url = `${ours.url}/api/live?filters%5BactivityId%5D=${activityId}`
    const pages = Array.from({ length: PAGES / PEOPLE }, () => fetch(url, { headers, signal: stop.signal }))
    for (const { status } of await Promise.all(pages)) if (status !== 200) throw new Error(`a page was answered ${status}`)
  }
  return () => stop.abort()
}

/** BUDGETS #26: what pages that listen take of a server that has logged the same people in. */
async function* linesOf(engine: string, ours: Ours, databaseUrl: string): Lines {
  await (await ours.firstStart()).stop()
  await addPeople(ours, databaseUrl)
  const running = await ours.start()
  await running.untilIdle()
  for (let n = 0; n < PEOPLE; n += 1) await ours.signIn(addressOf(n))
  await sleep(SETTLED_MS)
  const before = running.residentMb()
  const leave = await listen(ours)
  await sleep(SETTLED_MS)
  const more = running.residentMb() - before
  yield { number: 26, what: `memory of ${PAGES} pages that listen, ${engine}`, unit: 'MB', ours: more, target: 50, limit: 100 }
  const cpu = running.cpuMs()
  await sleep(SETTLED_MS * 2)
  yield {
    number: 26,
    what: `CPU of ${PAGES} pages that listen, idle, ${engine}`,
    unit: 'ms/s',
    ours: (running.cpuMs() - cpu) / ((SETTLED_MS * 2) / 1000),
  }
  leave()
  await running.stop()
}

/** The same on both engines. */
export async function* liveLines(postgres: Postgres, port: number): Lines {
  const databaseUrl = await postgres.create('live', { silent: true })
  const client = new Ours(port, databaseUrl)
  const embedded = new Ours(port)
  try {
    yield* linesOf('PostgreSQL', client, databaseUrl)
    yield* linesOf('embedded', embedded, '')
  } finally {
    client.remove()
    embedded.remove()
  }
}
