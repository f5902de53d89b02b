import { setTimeout as sleep } from 'node:timers/promises'
import { Ours } from './ours.ts'
import type { Postgres } from './postgres.ts'
import { start } from '../process.ts'
import type { Line } from './report.ts'
import { whileTheyLogIn } from './log-ins.ts'
import { compared, press, pressInTurn } from './requests.ts'

const filter = (activityId: string) => `filters%5BactivityId%5D=${activityId}`

/** A read by key and a page of 15 rows: ours beside one bare statement behind Hono, on the same engine. */
async function throughput(engine: string, ours: Ours, bareUrl: string, ports: { bare: number }): Promise<Line[]> {
  const floorUrl = `http://127.0.0.1:${ports.bare}`
  const first = await ours.firstStart()
  const floor = await start(
    [process.execPath, 'tests/bench/bare.ts'],
    { PORT: String(ports.bare), DATABASE_URL: bareUrl },
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
  const lines: Line[] = []
  for (const { number, what, path, bare, target, limit } of pairs) {
    const pressed = await pressInTurn({ running: first, url: ours.url + path, headers }, { running: floor, url: floorUrl + bare })
    const failed = pressed.reduce((sum, pair) => sum + pair.ours.failed, 0)
    if (failed) console.log(`  ${what}, ${engine}: ${failed} requests failed`)
    lines.push(
      { number, what: `${what}, ${engine}`, unit: '/s', ...compared(pressed, 'perSecond'), target, limit, atLeast: true },
      { number, what: `${what}, CPU, ${engine}`, unit: 'µs', ...compared(pressed, 'cpuUs'), target: 1.7, limit: 2 },
      { number: 23, what: `${what}, p99, ${engine}`, unit: 'ms', ...compared(pressed, 'p99'), target: 2, limit: 3 },
    )
  }
  const least = lines.find(({ what }) => what.startsWith('read by key, p99'))?.floor ?? Number.NaN
  const { result, refused } = await whileTheyLogIn(ours.url, () => press(first, `${ours.url}/api/cards/me?${filter(activityId)}`, headers))
  if (refused) console.log(`  ${refused} log-ins refused, ${engine}`)
  lines.push({
    number: 23,
    what: `read by key while 20 a second log in, p99, ${engine}`,
    unit: 'ms',
    ours: result.p99,
    floor: least,
    ratio: result.p99 / least,
    target: 2,
    limit: 3,
  })
  await Promise.all([first.stop(), floor.stop()])
  return lines
}

/** Statements per request, as PostgreSQL's own log counts them. BUDGETS #24. */
async function statements(ours: Ours, postgres: Postgres): Promise<Line[]> {
  const running = await ours.start()
  const { activityId, headers } = await ours.signIn()
  const paths = {
    card: `/api/cards/me?${filter(activityId)}`,
    configuration: `/api/activities/${activityId}/configurations`,
    activities: '/api/activities/customers/byiduser',
    'page of movements': `/api/app/activities/${activityId}/userflows?page=1&rowsPerPage=15`,
    menu: `/api/activities/${activityId}/menu`,
  }
  const ROUNDS = 40
  const lines: Line[] = []
  for (const [what, path] of Object.entries(paths)) {
    await fetch(ours.url + path, { headers })
    const before = postgres.statements()
    for (let round = 0; round < ROUNDS; round += 1) await fetch(ours.url + path, { headers })
    await sleep(300)
    lines.push({
      number: 24,
      what: `statements, ${what}`,
      unit: '',
      ours: Math.round((postgres.statements() - before) / ROUNDS),
      target: 2,
      limit: 4,
    })
  }
  await running.stop()
  return lines
}

/** BUDGETS #20, #21, #23 and #24. */
export async function serverLines(postgres: Postgres, ports: { ours: number; bare: number }): Promise<Line[]> {
  const client = new Ours(ports.ours, await postgres.create('calls'))
  const embedded = new Ours(ports.ours)
  try {
    return [
      ...(await throughput('PostgreSQL', client, await postgres.create('bare'), ports)),
      ...(await statements(client, postgres)),
      ...(await throughput('embedded', embedded, '', ports)),
    ]
  } finally {
    client.remove()
    embedded.remove()
  }
}
