import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '../../server/db/connect.ts'
import { activityAt, addUser, join } from '../setup/people.ts'
import { devices } from '../../server/db/schema/devices.ts'
import { openPushService, type PushService } from '../fakes/push-service.ts'
import { Ours, RESTAURANT } from './ours.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'
import { over, press } from './requests.ts'

const DEVICES = 1000
const ADMIN = 'admin@example.com'
const WARM_UP_MS = 2500

/** A thousand customers of the restaurant, each with a device at the push service. */
async function addDevices(db: Db, service: PushService) {
  const activity = await activityAt(db, RESTAURANT)
  if (!activity) throw new Error('the demo is not there')
  const created = new Date()
  await db.transaction(async (tx) => {
    for (let n = 0; n < DEVICES; n++) {
      const userId = await addUser(tx, { email: `bench-${n}@example.com`, name: 'Ada', surname: 'Rossi', passwordHash: 'x', created })
      if (!userId) throw new Error('the customers are there already')
      await join(tx, activity, { userId, roles: ['ROLE_USER'], created })
      const { endpoint, keys } = service.subscribe()
      const seen = { origin: 'https://osteria.example.com', authNotice: true, created, lastSeen: created }
      await tx.insert(devices).values({ id: randomUUID(), userId, deviceId: randomUUID(), endpoint, ...keys, ...seen })
    }
  })
}

type Sending = { id: string; devices: number; queued: number; sent: number; failed: number }

/** Sends a notice to all. @returns milliseconds until every push was queued, and until every one was sent */
async function campaign({ url }: Ours, activityId: string, headers: Record<string, string>) {
  const began = performance.now()
  const body = JSON.stringify({ activityId, title: 'Stasera punti doppi', message: 'Dalle 19 alle 23.' })
  const asked = await fetch(`${url}/api/notices`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  const { data } = (await asked.json()) as { data: Sending }
  let queuedMs: number | undefined
  for (;;) {
    await sleep(25)
    const answer = await fetch(`${url}/api/notices/${data.id}/sending?filters%5BactivityId%5D=${activityId}`, { headers })
    const { data: now } = (await answer.json()) as { data: Sending }
    if (now.failed > 0) throw new Error(`${now.failed} pushes failed`)
    if (now.devices >= DEVICES) queuedMs ??= performance.now() - began
    if (now.sent >= DEVICES) return { queuedMs, sentMs: performance.now() - began }
  }
}

async function* linesOf(engine: string, ours: Ours, service: PushService, databaseUrl = ''): Lines {
  await (await ours.firstStart()).stop()
  const connection = await connect({ databaseUrl, dataDir: ours.folder })
  await addDevices(connection.db, service)
  await connection.close()
  const running = await ours.start()
  await running.untilIdle()
  const { activityId, headers } = await ours.signIn(ADMIN)
  const { queuedMs, sentMs } = await campaign(ours, activityId, headers)
  yield { number: 29, what: `1,000 pushes queued, ${engine}`, unit: 'ms', ours: queuedMs, target: 1000, limit: 3000 }
  yield { number: 29, what: `1,000 pushes sent, ${engine}`, unit: 'ms', ours: sentMs, target: 10_000, limit: 30_000 }
  const customer = await ours.signIn()
  const card = `${ours.url}/api/cards/me?filters%5BactivityId%5D=${activityId}`
  const idle = await press(running, card, customer.headers, 4)
  const pressed = press(running, card, customer.headers, 4)
  await sleep(WARM_UP_MS)
  await campaign(ours, activityId, headers)
  const busy = await pressed
  await running.stop()
  const p99 = { ours: busy.p99, floor: idle.p99, ratio: over(busy.p99, idle.p99) }
  yield { number: 29, what: `p99 of a card while they go, ${engine}`, unit: 'ms', ...p99, target: 2, limit: 3 }
}

/** BUDGETS #29 on both engines; the push service is a real one on this machine, and counts what comes. */
export async function* pushLines(postgres: Postgres, port: number): Lines {
  const service = await openPushService({ reads: false })
  const more = { PUSH_EXTRA_HOSTS: service.host }
  const databaseUrl = await postgres.create('pushes')
  const [client, embedded] = [new Ours(port, databaseUrl, more), new Ours(port, '', more)]
  try {
    yield* linesOf('PostgreSQL', client, service, databaseUrl)
    yield* linesOf('embedded', embedded, service)
  } finally {
    await service.close()
    client.remove()
    embedded.remove()
  }
}
