import { setTimeout as sleep } from 'node:timers/promises'
import { Ours } from './ours.ts'
import type { Postgres } from './postgres.ts'
import { start } from '../process.ts'
import type { Lines } from './report.ts'
import { addPeople, logInLines } from './log-ins.ts'
import { compared, pressInTurn } from './requests.ts'

const filter = (activityId: string) => `filters%5BactivityId%5D=${activityId}`

/** A read by key and a page of 15 rows: ours beside one bare statement behind Hono, on the same engine. */
async function* throughput(engine: string, ours: Ours, urls: { ours: string; bare: string }, ports: { bare: number }): Lines {
  const floorUrl = `http://127.0.0.1:${ports.bare}`
  await (await ours.firstStart()).stop()
  await addPeople(ours, urls.ours)
  const first = await ours.start()
  const floor = await start(
    [process.execPath, 'tests/bench/bare.ts'],
    { PORT: String(ports.bare), DATABASE_URL: urls.bare },
    `${floorUrl}/healthz`,
  )
  await first.untilIdle()
  const { activityId, headers } = await ours.signIn()
  const pairs = [
    { number: 20, what: 'read by key', path: `/api/cards/me?${filter(activityId)}`, bare: '/key', target: 0.6, limit: 0.5 },
    {
      number: 21,
      what: 'page of 15 rows',
      path: `/api/app/activities/${activityId}/userflows?page=1&rowsPerPage=15`,
      bare: '/page',
      target: 0.5,
      limit: 0.4,
    },
  ]
  for (const { number, what, path, bare, target, limit } of pairs) {
    const pressed = await pressInTurn({ running: first, url: ours.url + path, headers }, { running: floor, url: floorUrl + bare })
    yield { number, what: `${what}, ${engine}`, unit: '/s', ...compared(pressed, 'perSecond'), target, limit, atLeast: true }
    yield { number, what: `${what}, CPU, ${engine}`, unit: 'µs', ...compared(pressed, 'cpuUs'), target: 1.7, limit: 2 }
    yield { number: 23, what: `${what}, p99, ${engine}`, unit: 'ms', ...compared(pressed, 'p99'), target: 2, limit: 3 }
  }
  const card = { running: first, url: `${ours.url}/api/cards/me?${filter(activityId)}`, headers }
  yield* await logInLines(engine, card, { running: floor, url: `${floorUrl}/key` })
  await Promise.all([first.stop(), floor.stop()])
}

/** Statements per request, as PostgreSQL's own log counts them. BUDGETS #24. */
async function* statements(ours: Ours, postgres: Postgres): Lines {
  const running = await ours.start()
  const { activityId, headers } = await ours.signIn()
  const paths = {
    card: `/api/cards/me?${filter(activityId)}`,
    configuration: `/api/activities/${activityId}/configurations`,
    activities: '/api/activities/customers/byiduser',
    'page of movements': `/api/app/activities/${activityId}/userflows?page=1&rowsPerPage=15`,
    'page of 50 movements': `/api/app/activities/${activityId}/userflows?page=1&rowsPerPage=50`,
    notices: `/api/activities/${activityId}/noticessent/user`,
    notifications: `/api/notifications?${filter(activityId)}`,
    stores: `/api/stores?${filter(activityId)}`,
    menu: `/api/activities/${activityId}/menu`,
  }
  const ROUNDS = 40
  for (const [what, path] of Object.entries(paths)) {
    const ask = async () => (await fetch(ours.url + path, { headers })).ok
    let isAnswered = await ask()
    const before = postgres.statements()
    for (let round = 0; round < ROUNDS; round += 1) isAnswered = (await ask()) && isAnswered
    await sleep(300)
    if (!isAnswered) console.log(`  ${path} was refused`)
    const each = isAnswered ? Math.round((postgres.statements() - before) / ROUNDS) : null
    yield { number: 24, what: `statements, ${what}`, unit: '', ours: each, target: 2, limit: 4 }
  }
  await running.stop()
}

/** BUDGETS #20, #21, #23 and #24. */
export async function* serverLines(postgres: Postgres, ports: { ours: number; bare: number }): Lines {
  const databaseUrl = await postgres.create('calls')
  const client = new Ours(ports.ours, databaseUrl)
  const embedded = new Ours(ports.ours)
  try {
    yield* throughput('PostgreSQL', client, { ours: databaseUrl, bare: await postgres.create('bare') }, ports)
    yield* statements(client, postgres)
    yield* throughput('embedded', embedded, { ours: '', bare: '' }, ports)
  } finally {
    client.remove()
    embedded.remove()
  }
}
