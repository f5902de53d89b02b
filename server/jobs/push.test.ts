import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, openPushService } from '../../tests/fakes/push-service.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { activities } from '../db/schema/activities.ts'
import { users } from '../db/schema/auth.ts'
import { devices } from '../db/schema/devices.ts'
import { notices, noticeSents, pushes } from '../db/schema/notices.ts'
import { receiptOf } from '../push/receipt.ts'
import { madePair } from '../push/vapid.ts'
import { webPush } from '../push/web-push.ts'
import * as definitions from './definitions.ts'
import type { Tools } from './job.ts'
import { push } from './push.ts'
import { tryPush } from './try-push.ts'

type Wish = Partial<typeof devices.$inferInsert> & { at?: typeof service; answers?: Answer[] }

const [service, other] = [await openPushService(), await openPushService()]
afterAll(() => Promise.all([service.close(), other.close()]))

describe.each(engines)('pushes, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const clock = stillClock()
  const hosts = { extraHosts: [service.host, other.host], timeOutMs: 2000 }
  const sender = webPush({ keys: madePair(randomBytes(32)), subject: 'mailto:me@example.com', ...hosts })
  const woken = vi.fn()
  const tools = {
    db,
    clock,
    push: sender,
    writesAtOnce: engine === 'embedded' ? 1 : 20,
    enqueue: async (_: unknown, ...what: unknown[]) => woken(...what),
  } as unknown as Tools
  const run = () => push.run({}, tools)
  const activity = await freshActivity(connection)
  const [person, { id: neighbour }] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity])]

  beforeEach(async () => {
    for (const table of [pushes, devices, noticeSents]) await db.delete(table)
    for (const one of [service, other]) one.forget()
    for (const one of [service, other]) one.say({ status: 201 })
    woken.mockClear()
  })

  /** A notice for so many devices of hers, each push with these answers. */
  async function planned(count: number, { at = service, answers, ...fields }: Wish = {}) {
    const noticeId = randomUUID()
    const base = { activityId: activity.id, userId: person.id }
    await db.insert(notices).values({ activityId: activity.id, id: noticeId, title: 'Punti doppi', created: clock(), at: clock() })
    await db
      .insert(noticeSents)
      .values([person.id, neighbour].map((userId) => ({ ...base, userId, noticeId, id: randomUUID(), created: clock() })))
    const subscriptions = Array.from({ length: count }, () => at.subscribe())
    if (answers) for (const { endpoint } of subscriptions) at.say(answers, endpoint)
    const seen = { created: clock(), lastSeen: clock(), origin: 'https://osteria.example.com', authNotice: true }
    const hers = subscriptions.map(({ endpoint, keys }) => ({ id: randomUUID(), userId: person.id, endpoint, ...keys, ...seen, ...fields }))
    const queued = { ...base, kind: 'notice', about: noticeId, service: at.host, due: clock() } as const
    if (hers.length > 0) {
      await db.insert(devices).values(hers.map((one) => ({ ...one, deviceId: one.id })))
      await db.insert(pushes).values(hers.map(({ id: deviceId }) => ({ ...queued, id: randomUUID(), deviceId })))
    }
    return { noticeId, endpoints: subscriptions.map(({ endpoint }) => endpoint) }
  }
  const rows = () => db.select().from(pushes)
  const only = async () => (await rows())[0]!
  const waits = async () => ((await only()).due.getTime() - clock().getTime()) / 1000

  test('arrives in the words of the notice, with the count of the unread and a receipt, and is written down', async () => {
    const { noticeId } = await planned(1)
    await planned(0)
    await run()
    const [arrival, row] = [service.arrived()[0], await only()]
    expect(arrival).not.toHaveProperty('wrong')
    expect(arrival?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
    expect(arrival?.push).toMatchObject({
      app_badge: 2,
      notification: { title: 'Punti doppi', data: { owner: person.id, receipt: receiptOf(row), notice: noticeId, activity: activity.id } },
    })
    expect(row).toMatchObject({ state: 'sent', sent: clock(), tries: 1, uncertain: false, claimed: null })
  })

  test('a hundred go to a service twenty at a time, each once, however many processes send', async () => {
    const { endpoints } = await planned(100)
    await Promise.all([run(), run(), run()])
    expect(service.counts()).toEqual(new Map(endpoints.map((endpoint) => [endpoint, 1])))
    expect((await rows()).every(({ state, uncertain }) => state === 'sent' && !uncertain)).toBe(true)
    await planned(60)
    service.forget()
    await run()
    expect(service.highest()).toBeLessThanOrEqual(20)
  })

  test.each([404, 410])('%i takes the endpoint away, and says so', async (status) => {
    const { endpoints } = await planned(1, { answers: [{ status }] })
    await run()
    expect(await only()).toMatchObject({ state: 'failed', failure: 'gone' })
    expect((await db.select().from(devices))[0]).toMatchObject({ endpoint: null, p256dh: null, lost: true, gone: endpoints[0] })
  })

  test('429 lets all of that service rest for as long as it says, and no other', async () => {
    await planned(30, { answers: [{ status: 429, retryAfter: '40' }] })
    await planned(5, { at: other })
    await run()
    const tried = service.arrived().length
    expect(tried).toBeLessThanOrEqual(20)
    expect(other.arrived()).toHaveLength(5)
    clock.pass(39)
    await run()
    expect(service.arrived()).toHaveLength(tried)
    clock.pass(1)
    for (let rounds = 0; rounds < 3; rounds++) {
      await run()
      clock.pass(40)
    }
    expect((await rows()).every(({ state, tries }) => state === 'sent' && tries === 1)).toBe(true)
  })

  test('a service that fails is asked again, ever later, six times in all', async () => {
    service.say({ status: 500 })
    await planned(1)
    const waited: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      await run()
      waited.push(await waits())
      clock.pass(waited.at(-1) ?? 0)
    }
    for (const [tries, seconds] of waited.slice(0, 5).entries()) {
      expect(seconds).toBeGreaterThanOrEqual(15 * 2 ** tries * 0.75)
      expect(seconds).toBeLessThanOrEqual(15 * 2 ** tries * 1.25)
    }
    expect(service.arrived()).toHaveLength(6)
    expect(await only()).toMatchObject({ state: 'failed', failure: '500' })
    expect(woken).toHaveBeenCalledWith(definitions.push, {}, expect.any(Date))
  })

  test('503 without a time comes again after a while, 413 never', async () => {
    await planned(1, { answers: [{ status: 503 }] })
    await run()
    expect(await only()).toMatchObject({ state: 'queued', uncertain: false })
    expect(await waits()).toBeGreaterThan(10)
    clock.pass(20)
    await run()
    expect((await only()).state).toBe('sent')
    await db.delete(pushes)
    await planned(1, { answers: [{ status: 413 }] })
    await run()
    expect(await only()).toMatchObject({ state: 'failed', failure: '413' })
  })

  test('what is not answered is sent once more at most, and counts as uncertain', async () => {
    await planned(1, { answers: ['silence', { status: 201 }] })
    await run()
    expect(await only()).toMatchObject({ state: 'sending', uncertain: false })
    clock.pass(31)
    await run()
    expect(await only()).toMatchObject({ state: 'sent', uncertain: true })
    await db.delete(pushes)
    await planned(1, { answers: ['silence', 'silence', { status: 201 }] })
    service.forget()
    for (let rounds = 0; rounds < 4; rounds++) {
      await run()
      clock.pass(31)
    }
    expect(service.arrived()).toHaveLength(2)
    expect(await only()).toMatchObject({ state: 'failed', failure: 'unanswered' })
  })

  test('a claim of a process that ended is taken up after thirty seconds, once, and the run is asked for in time', async () => {
    await planned(3)
    const [, second, third] = await rows()
    const dead = new Date(clock().getTime() - 20_000).toISOString()
    for (const [row, uncertain] of [[second, false] as const, [third, true] as const])
      await db.execute(
        sql`update ${pushes} set state = 'sending', claimed = ${dead}, tries = 1, uncertain = ${uncertain} where id = ${row!.id}`,
      )
    await run()
    expect(service.arrived()).toHaveLength(1)
    expect(woken).toHaveBeenCalledWith(definitions.push, {}, new Date(clock().getTime() + 10_000))
    clock.pass(11)
    await run()
    const after = new Map((await rows()).map((row) => [row.id, row]))
    expect(after.get(second!.id)).toMatchObject({ state: 'sent', uncertain: true })
    expect(after.get(third!.id)).toMatchObject({ state: 'failed', failure: 'unanswered' })
    expect(service.arrived()).toHaveLength(2)
  })

  test.each([{ active: false }, { authNotice: false }, { endpoint: null }])('%o means no, even when it was queued before', async (off) => {
    await planned(1, off)
    await run()
    expect(service.arrived()).toEqual([])
    expect(await only()).toMatchObject({ state: 'failed', failure: 'off' })
  })

  test('a service that is busy all day and always says "in a second" is asked ever more seldom', async () => {
    service.say({ status: 429, retryAfter: '0' })
    await planned(1)
    for (let n = 0; n < 200 && (await only()).state === 'queued'; n++) {
      await run()
      clock.pass(await waits())
    }
    expect((await only()).failure).toBe('late')
    expect(service.arrived().length).toBeLessThan(120)
  })

  test('nothing comes of what she has deleted, nor where account or activity are closed', async () => {
    const account = (active: boolean) => db.update(users).set({ active }).where(eq(users.id, person.id))
    const shop = (active: boolean) => db.update(activities).set({ active }).where(eq(activities.id, activity.id))
    await planned(1)
    await db.delete(noticeSents)
    await run()
    for (const close of [account, shop]) {
      await planned(1)
      await close(false)
      await run()
      await close(true)
    }
    expect([(await rows()).map(({ failure }) => failure), service.arrived()]).toEqual([['off', 'off', 'off'], []])
  })

  test('what a day could not send is old', async () => {
    await planned(1)
    clock.pass(86_401)
    await run()
    expect(service.arrived()).toEqual([])
    expect(await only()).toMatchObject({ state: 'failed', failure: 'late' })
  })

  test('a test goes to its device alone, at once, and a dead one is lost', async () => {
    await planned(2, { language: 'de' })
    const [device] = await db.select().from(devices)
    await db.update(devices).set({ test: 'receipt-of-a-test' }).where(eq(devices.id, device!.id))
    await tryPush.run({ id: device!.id }, tools)
    const [arrival, ...more] = service.arrived()
    expect([arrival?.endpoint, more]).toEqual([device!.endpoint, []])
    expect(arrival?.headers).toMatchObject({ ttl: '60', urgency: 'high' })
    expect(arrival?.push?.notification).toMatchObject({ navigate: 'https://osteria.example.com/de/devices', data: { notice: null } })
    service.say([{ status: 410 }, { status: 500 }], device!.endpoint!)
    await tryPush.run({ id: device!.id }, tools)
    expect((await db.select().from(devices).where(eq(devices.id, device!.id)))[0]?.lost).toBe(true)
    await tryPush.run({ id: device!.id }, tools)
    expect(service.arrived()).toHaveLength(2)
  })
})
