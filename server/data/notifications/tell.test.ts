import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents, points4 } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { openPushService } from '../../../tests/fakes/push-service.ts'
import { databaseAlone, engines } from '../../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { devices } from '../../db/schema/devices.ts'
import { notifications, pushes } from '../../db/schema/notices.ts'
import type { Tools } from '../../jobs/job.ts'
import { mail } from '../../jobs/mail.ts'
import { push } from '../../jobs/push.ts'
import type { Letter } from '../../mail/port.ts'
import { receiptOf } from '../../push/receipt.ts'
import { madePair } from '../../push/vapid.ts'
import { webPush } from '../../push/web-push.ts'
import type { Enqueue } from '../../work/job.ts'
import { openScope, staffScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { receive } from '../devices/without-session.ts'
import { matterOf, news } from './kinds.ts'

const service = await openPushService()
afterAll(() => service.close())

describe.each(engines)('what somebody is told, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const clock = stillClock()
  const asked: { name: string; payload: unknown }[] = []
  const enqueue: Enqueue = async (_, { name }, payload) => void asked.push({ name, payload })
  const letters: Letter[] = []
  const send = async (letter: Letter) => {
    letters.push(letter)
    return { sent: true as const }
  }
  const sender = webPush({ keys: madePair(randomBytes(32)), subject: 'mailto:me@example.com', extraHosts: [service.host], timeOutMs: 2000 })
  const reaching = { mail: { send }, push: sender, writesAtOnce: 1, publicUrl: 'https://t.example', confirmedHosts: [] }
  const tools = { db, clock, enqueue, ...reaching } as Partial<Tools> as Tools
  const rooms = works(db, clock, enqueue)

  /** A customer who reads German in her letters, with a French telephone, and somebody of the staff. */
  async function scene() {
    const activity = await freshActivity(connection)
    const [her, staff] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity], ['ROLE_ADMIN'])]
    await db.update(users).set({ noticeMail: true, language: 'de' }).where(eq(users.id, her.id))
    const { endpoint, keys } = service.subscribe()
    const seen = { origin: 'https://osteria.example.com', language: 'fr', authNotice: true, created: clock(), lastSeen: clock() }
    await db.insert(devices).values({ id: randomUUID(), deviceId: randomUUID(), userId: her.id, endpoint, ...keys, ...seen })
    const scope = staffScope({ activityId: activity.id, userId: staff.id, roles: ['ROLE_ADMIN'] })
    const told = async () => [
      await db.$count(notifications, eq(notifications.userId, her.id)),
      await db.$count(pushes, eq(pushes.userId, her.id)),
    ]
    return { activity, her, scope, told }
  }
  const gift = { type: 'AM', cents: cents(500), points: points4(0), reason: 'Grazie' } as const

  test('a movement that staff make: in her feed, on her device and by mail, once, though told twice and after a crash', async () => {
    service.forget()
    const { activity, her, scope, told } = await scene()
    const credited = (after: () => void) =>
      rooms.run(scope, 'writes', async (w) => {
        const movement = await w.customer(her.id, 'administration').ledger.post(gift)
        if (isRefusal(movement)) return movement
        const first = await w.tell(her.id, news('movement', movement))
        const again = await w.tell(her.id, news('movement', movement))
        after()
        return { first, again, movement }
      })
    const crash = () => {
      throw new Error('the process ended')
    }
    await expect(credited(crash)).rejects.toThrow('the process ended')
    expect(await told()).toEqual([0, 0])
    asked.splice(0)
    const done = await credited(() => {})
    if (isRefusal(done)) throw new Error(done.refused)
    expect(done).toMatchObject({ first: true, again: false })
    expect(await rooms.run(scope, 'writes', (w) => w.tell(her.id, news('movement', done.movement)))).toBe(false)
    expect(await told()).toEqual([1, 1])
    expect(asked.map(({ name }) => name)).toEqual(['push', 'mail'])

    const [entry] = await db.select().from(notifications).where(eq(notifications.userId, her.id))
    expect(entry).toMatchObject({ kind: 'movement', about: done.movement.id, link: '/flows', status: 'D', created: clock() })
    expect(entry?.facts).not.toHaveProperty('balance')

    await push.run({}, tools)
    const arrived = service.arrived()
    const [queued] = await db.select().from(pushes).where(eq(pushes.userId, her.id))
    const receipt = receiptOf(queued!)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]?.push?.notification).toMatchObject({
      title: 'Vous avez reçu 5,00 €',
      body: 'Grazie',
      navigate: `https://osteria.example.com/fr/flows?activity=${activity.id}&push=${receipt}`,
      tag: `movement-${done.movement.id}`,
      data: { owner: her.id, receipt, notice: null, activity: activity.id },
    })
    expect(queued).toMatchObject({ state: 'sent' })
    await rooms.run(openScope(), 'writes', (w) => receive(w, receipt, 'opened'))
    expect((await db.select().from(pushes).where(eq(pushes.userId, her.id)))[0]).toMatchObject({ received: clock(), opened: clock() })
    expect((await db.select().from(devices).where(eq(devices.userId, her.id)))[0]?.lastNoticeTitle).toContain('Vous avez reçu')

    const letter = () => mail.run(mail.payload.parse(asked[1]?.payload), tools)
    await letter()
    expect(letters.splice(0)).toMatchObject([{ to: her.email, subject: expect.stringMatching(/^Du hast 5,00.€ erhalten$/) }])
    await db.update(users).set({ noticeMail: false }).where(eq(users.id, her.id))
    await letter()
    expect(letters).toEqual([])
  })

  test('why her booking is declined stands in the language of the device, and in that of her letters', async () => {
    service.forget()
    asked.splice(0)
    const { her, scope } = await scene()
    const booked = {
      bookingId: randomUUID(),
      about: 'declined 0',
      date: '2026-11-30',
      time: '20:00',
      people: 2,
      service: null,
      translations: {},
    }
    const facts = { ...booked, is: 'declined', reason: '', reasonCode: 'full' } as const
    await rooms.run(scope, 'writes', (w) => w.tell(her.id, news('bookingAnswer', facts)))
    await push.run({}, tools)
    expect(service.arrived()[0]?.push?.notification).toMatchObject({ body: expect.stringMatching(/Nous sommes complets$/) })
    await mail.run(mail.payload.parse(asked[1]?.payload), tools)
    expect(letters.splice(0)).toMatchObject([{ to: her.email, text: expect.stringContaining('Wir sind ausgebucht') }])
  })

  test('two that tell of one thing at once tell of it once, and whoever is not of the activity hears nothing', async () => {
    const { her, scope, told } = await scene()
    const movement = { id: randomUUID(), value: 500, pointValue: 0, description: null, reason: null }
    const tell = (id: string) => rooms.run(scope, 'writes', (w) => w.tell(id, news('movement', movement)))
    expect((await Promise.all([tell(her.id), tell(her.id)])).toSorted()).toEqual([false, true])
    expect(await told()).toEqual([1, 1])
    const stranger = await scene()
    expect([await tell(stranger.her.id), await stranger.told()]).toEqual([false, [0, 0]])
  })

  test('a step further of an order or a booking reads what she was told of it before, and nothing else', async () => {
    const { her, scope } = await scene()
    const order = (orderId: string, is: 'accepted' | 'ready') => news('orderStep', { orderId, about: is, is, number: 8, readyBy: null })
    const movement = { id: randomUUID(), value: 500, pointValue: 0, description: null, reason: null }
    await rooms.run(scope, 'writes', async (w) => {
      await w.tell(her.id, news('movement', movement))
      await w.tell(her.id, order('one', 'accepted'))
      await w.tell(her.id, order('another', 'accepted'))
      await w.tell(her.id, order('one', 'ready'))
      await w.tell(her.id, order('one', 'accepted'))
    })
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.id))
    const unread = rows.filter(({ read }) => read === null).map(({ link, facts }) => [link, (facts as { is?: string }).is])
    expect(unread.toSorted()).toEqual([
      ['/flows', undefined],
      ['/shop/order/orders/another', 'accepted'],
      ['/shop/order/orders/one', 'ready'],
    ])
    const steps = rows.map((row) => [row.link, matterOf(row).step ?? ''].join(' '))
    expect(steps).toContain('/flows ')
    expect(steps).toContain('/shop/order/orders/one ready')
  })

  test('nobody gets a letter who did not ask for them', async () => {
    const { her, scope } = await scene()
    await db.update(users).set({ noticeMail: false }).where(eq(users.id, her.id))
    asked.splice(0)
    const movement = { id: randomUUID(), value: -500, pointValue: 0, description: null, reason: null }
    await rooms.run(scope, 'writes', (w) => w.tell(her.id, news('movement', movement)))
    expect(asked.map(({ name }) => name)).toEqual(['push'])
  })
})
