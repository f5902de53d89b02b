import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { notices, noticeSents, notifications } from '../../db/schema/notices.ts'

type Entry = { id: string; read: boolean; subject: string; action: string | null }
type Feed = { data: Entry[]; totalRows: number; unread: Record<string, number> }
type Inbox = { data: { id: string; read: boolean }[]; unread: number }

const movement = { kind: 'movement', facts: { id: 'm', value: 100, pointValue: 0, description: null, reason: null } }
const order = (is: string) => ({ kind: 'orderStep', facts: { orderId: 'o', about: is, is, number: 7, readyBy: null } })

describe.each(engines)('one inbox, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const { db } = connection

  async function scene() {
    const activity = await freshActivity(connection)
    const noticeId = randomUUID()
    const at = clock()
    await db.insert(notices).values({ activityId: activity.id, id: noticeId, title: 'Prova', created: at, at })
    const person = async () => {
      const who = await freshPerson(connection, [activity])
      const { token } = await tokensOf(app, who)
      const hers = { activityId: activity.id, userId: who.id, created: at }
      const told = async (...all: object[]) =>
        void (await db.insert(notifications).values(all.map((one) => ({ ...hers, id: randomUUID(), about: randomUUID(), ...one }))))
      const sent = () => db.insert(noticeSents).values({ ...hers, id: randomUUID(), noticeId })
      const get = async (path: string) => (await ask(app, `GET ${path}&filters[activityId]=${activity.id}`, { token })).body as unknown
      const feed = async (query = '') => (await get(`/api/notifications?${query}`)) as Feed
      const inbox = async () => (await get(`/api/activities/${activity.id}/noticessent/user?`)) as Inbox
      const put = (path: string, body: object = {}, headers = {}) =>
        ask(app, `PUT /api/${path}`, { token, body: { activityId: activity.id, ...body }, headers })
      const unread = async () => [(await inbox()).unread, (await feed()).unread] as const
      return { id: who.id, told, sent, feed, inbox, put, unread }
    }
    return { her: await person(), other: await person() }
  }

  test('an entry says what it is about and what can be done, and those about one thing can be asked for', async () => {
    const { her } = await scene()
    await her.told(movement, order('ready'), order('refunded'), { title: 'A mano' })
    const { data, unread } = await her.feed()
    expect(unread).toEqual({ card: 1, orders: 2, other: 1 })
    expect(data.map(({ subject, action }) => `${subject} ${action}`).toSorted()).toEqual([
      'card balance',
      'orders follow',
      'orders receipt',
      'other null',
    ])
    for (const [subject, count] of Object.entries(unread)) expect((await her.feed(`subject=${subject}`)).totalRows).toBe(count)
    expect((await her.feed('subject=bookings')).data).toEqual([])
  })

  test('an entry is read once and for all, by whose it is', async () => {
    const { her, other } = await scene()
    await her.told(movement)
    const [entry] = (await her.feed()).data
    const path = `notifications/${entry?.id}/read`
    expect((await other.put(path)).status).toBe(404)
    expect((await her.feed()).data[0]?.read).toBe(false)
    expect((await her.put(path)).body).toMatchObject({ data: { id: entry?.id, read: true } })
    const when = async () =>
      (
        await db
          .select()
          .from(notifications)
          .where(eq(notifications.id, entry?.id ?? ''))
      )[0]?.read
    const first = await when()
    clock.pass(60)
    expect((await her.put(path)).status).toBe(200)
    expect(await when()).toEqual(first)
    expect(await her.feed()).toMatchObject({ unread: {}, data: [{ read: true }] })
  })

  test('all is read at once, here and of nobody else, and what was read then is unread again', async () => {
    const { her, other } = await scene()
    for (const one of [her, other]) {
      await one.told(movement, order('ready'))
      await one.sent()
    }
    const [early] = (await her.feed()).data
    await her.put(`notifications/${early?.id}/read`)
    clock.pass(1)
    const { body, status } = await her.put('inbox/read')
    expect(status).toBe(200)
    expect(await her.unread()).toEqual([0, {}])
    expect((await other.unread())[0]).toBe(1)
    await her.told(order('shipped'))
    const { at } = body.data as { at: string }
    expect((await other.put('inbox/unread', { at })).status).toBe(200)
    for (const _ of ['once', 'again']) expect((await her.put('inbox/unread', { at })).status).toBe(200)
    const [notice, entries] = await her.unread()
    expect([notice, Object.values(entries).reduce((sum, count) => sum + count, 0)]).toEqual([1, 2])
    expect((await her.feed()).data.find(({ id }) => id === early?.id)?.read).toBe(true)
  })

  test('an answer that was lost is asked for again by its key, and still names the instant', async () => {
    const { her } = await scene()
    await her.sent()
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await her.put('inbox/read', {}, headers)
    clock.pass(5)
    const again = await her.put('inbox/read', {}, headers)
    expect(again.body).toEqual(first.body)
    await her.put('inbox/unread', first.body.data as object)
    expect((await her.unread())[0]).toBe(1)
  })
})
