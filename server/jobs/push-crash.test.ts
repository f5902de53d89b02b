import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openPushService } from '../../tests/fakes/push-service.ts'
import { queuedCampaign } from '../../tests/setup/campaign.ts'
import { database } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson } from '../../tests/setup/scene.ts'
import { connectPostgres } from '../db/connect.ts'
import { devices } from '../db/schema/devices.ts'
import { pushes } from '../db/schema/notices.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-crash-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A server process. @returns how to end it with a signal */
function start(environment: Record<string, string>) {
  const given = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, ...environment }
  const child = spawn(process.execPath, ['server/main.ts'], { env: given, stdio: 'ignore' })
  running.add(child)
  const ended = new Promise((resolve) => child.once('close', resolve))
  return (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
}

test('a process that is killed in the middle of 1,000 pushes is no reason for anybody to get one twice', { timeout: 120_000 }, async () => {
  const name = `crash_${randomUUID().slice(0, 8)}`
  await (await database('postgres')).run(`create database ${name}`)
  const databaseUrl = new URL(`/${name}`, inject('postgresUrl')).href
  const connection = await connectPostgres(databaseUrl)
  const { db } = connection
  const service = await openPushService({ reads: false, delay: 20 })
  const activity = await freshActivity(connection)
  const people = await Promise.all(Array.from({ length: 20 }, () => freshPerson(connection, [activity])))
  const userIds = people.map(({ id }) => id)
  await queuedCampaign(connection, { activityId: activity.id, userIds, devicesEach: 50, service })

  const environment = { DATABASE_URL: databaseUrl, PUSH_EXTRA_HOSTS: service.host }
  const kill = start(environment)
  await vi.waitFor(() => expect(service.arrived().length).toBeGreaterThan(300), { timeout: 40_000, interval: 5 })
  await kill('SIGKILL')
  const open = await db.select().from(pushes).where(eq(pushes.state, 'sending'))
  expect(open.length).toBeGreaterThan(0)
  expect(await db.$count(pushes, eq(pushes.state, 'queued'))).toBeGreaterThan(300)
  const aMinuteAgo = sql`${pushes.claimed} - interval '1 minute'`
  await db.update(pushes).set({ claimed: aMinuteAgo }).where(eq(pushes.state, 'sending'))

  const stop = start(environment)
  const sent = () => db.$count(pushes, eq(pushes.state, 'sent'))
  await vi.waitFor(async () => expect(await sent()).toBe(1000), { timeout: 60_000, interval: 100 })
  await stop('SIGTERM')

  const counts = service.counts()
  const rows = await db
    .select({ push: pushes, endpoint: devices.endpoint })
    .from(pushes)
    .innerJoin(devices, eq(devices.id, pushes.deviceId))
  const wasOpen = new Set(open.map(({ id }) => id))
  expect(counts.size).toBe(1000)
  for (const { push, endpoint } of rows) {
    const times = counts.get(endpoint ?? '') ?? 0
    expect([push.uncertain, push.state]).toEqual([wasOpen.has(push.id), 'sent'])
    expect(push.uncertain ? [1, 2] : [1]).toContain(times)
  }
  expect(service.highest()).toBeLessThanOrEqual(40)
  await service.close()
  await connection.close()
})
