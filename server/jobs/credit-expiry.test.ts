import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cents, points4 } from '#rules/money.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { flows } from '../db/schema/cards.ts'
import { activities } from '../db/schema/activities.ts'
import { notifications } from '../db/schema/notices.ts'
import { wrongCards } from '../work/ledger-check.ts'
import { customerScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { creditExpiry } from './credit-expiry.ts'
import type { Tools } from './job.ts'

const DAY = 86_400

describe.each(engines)('credit that ends, %s', async (engine) => {
  const stage = appOver(await databaseAlone(engine))
  const { app, clock, enqueue, connection } = stage
  const { db } = connection
  const rooms = works(db, clock, enqueue)
  // By day in Rome.
  clock.pass((Date.parse('2030-01-01T11:00:00Z') - clock().getTime()) / 1000)

  const sweep = () => creditExpiry.run({}, { db, clock, enqueue } as Partial<Tools> as Tools)
  /** Hour after hour, for so many days. */
  async function pass(days: number) {
    for (let day = 0; day < days; day++) {
      clock.pass(DAY)
      await sweep()
    }
  }

  /** A customer of an activity whose credit counts so many days, with 12,30 € on her card. */
  async function scene(days: number) {
    const activity = await freshActivity(connection, { configuration: { cashBackExpiration: days } })
    const her = await freshPerson(connection, [activity])
    const scope = customerScope({ activityId: activity.id, userId: her.id, roles: ['ROLE_USER'] })
    const move = (type: 'AM' | 'C' | 'P', size: number, points = 0) =>
      rooms.run(scope, 'writes', (w) => w.ledger.post({ type, cents: cents(size), points: points4(points), reason: 'Prova' }))
    await move('AM', 1230, 50_000)
    // No session lasts for months.
    const reads = async (line: string, headers = {}) => {
      const { token } = await tokensOf(app, her)
      return (await ask(app, `${line}?activityId=${activity.id}`, { token, headers })).body.data
    }
    const card = () => reads('GET /api/cards/me')
    const told = async () =>
      (await db.select().from(notifications).where(eq(notifications.userId, her.id)).orderBy(notifications.created)).map(
        ({ kind, facts }) => [kind, (facts as { day?: string } | null)?.day],
      )
    const read = async (language: string) => {
      const entries = await reads('GET /api/notifications', { 'Accept-Language': language })
      return (entries as { title: string; message: string }[]).map(({ title, message }) => `${title}. ${message}`.replaceAll('\u00a0', ' '))
    }
    const moved = async () =>
      (await db.select().from(flows).where(eq(flows.userId, her.id)).orderBy(flows.seq)).map(({ type, value, reason }) => [
        type,
        value,
        reason?.code,
      ])
    const give = (days: number) =>
      db
        .update(activities)
        .set({ configuration: { cashBackExpiration: days } })
        .where(eq(activities.id, activity.id))
    const hold = (orderId: string) => rooms.run(scope, 'writes', (w) => w.ledger.hold(orderId, cents(100)))
    const release = (orderId: string) => rooms.run(scope, 'writes', (w) => w.ledger.release(orderId))
    return { activity, her, move, card, told, read, moved, give, hold, release }
  }

  test('she is told a fortnight before, once, and it ends the day after its last; points stay', async () => {
    const { card, told, read, moved } = await scene(30)
    await pass(15)
    expect([await told(), await card()]).toEqual([[], expect.not.objectContaining({ creditEnds: expect.anything() as string })])
    await pass(1)
    expect(await told()).toEqual([['creditEnds', '2030-01-31']])
    expect(await card()).toMatchObject({ balance: '12.30', creditEnds: '2030-01-31' })
    await pass(14)
    expect([(await told()).length, await card()]).toMatchObject([1, { balance: '12.30' }])
    await pass(1)
    expect(await card()).toEqual(expect.objectContaining({ balance: '0.00', pointBalance: '5.0000' }))
    expect(await card()).not.toHaveProperty('creditEnds')
    await pass(40)
    expect(await moved()).toEqual([
      ['AM', 1230, undefined],
      ['SM', -1230, 'credit_ended'],
    ])
    expect((await told()).map(([kind]) => kind)).toEqual(['creditEnds', 'movement'])
    expect((await read('it')).toSorted()).toEqual([
      'Dalla carta sono stati tolti 12,30 €. Credito scaduto',
      'Hai 12,30 € di credito che scade. Vale fino a giovedì 31 gennaio 2030. Basta un movimento sulla carta e dura ancora.',
    ])
    expect(await read('de')).toContain('Von deiner Karte abgezogen: 12,30 €. Guthaben verfallen')
  })

  test('any movement, also of points alone or an order that holds some, makes it count on', async () => {
    const { card, told, move, hold, release } = await scene(30)
    await pass(16)
    expect(await card()).toHaveProperty('creditEnds')
    await move('P', 0, 10_000)
    expect(await card()).not.toHaveProperty('creditEnds')
    await pass(17)
    expect(await card()).toHaveProperty('creditEnds')
    await hold('o1')
    await pass(40)
    await release('o1')
    await pass(1)
    expect(await card()).toMatchObject({ balance: '12.30' })
    await pass(15)
    expect([await card(), (await told()).filter(([kind]) => kind === 'creditEnds').length]).toMatchObject([{ balance: '0.00' }, 3])
  })

  test('of an activity that gives it no end, or longer since, nothing ends, and of what is over nobody is surprised', async () => {
    const [never, longer, late] = [await scene(0), await scene(30), await scene(365)]
    await pass(16)
    await longer.give(60)
    await pass(17)
    for (const { card } of [never, longer, late]) expect(await card()).toMatchObject({ balance: '12.30' })
    expect(await longer.card()).not.toHaveProperty('creditEnds')
    await late.give(10)
    await pass(5)
    expect(await late.card()).toMatchObject({ balance: '12.30', creditEnds: expect.any(String) as string })
    await pass(2)
    expect(await late.card()).toMatchObject({ balance: '0.00' })
    expect(await never.told()).toEqual([])
  })

  test('at night nothing happens, and several sweeps at once do it once', async () => {
    const { card, moved, told } = await scene(30)
    clock.pass(31 * DAY + 12 * 3600)
    await sweep()
    expect(await told()).toEqual([])
    clock.pass(12 * 3600)
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await told()).toHaveLength(1)
    clock.pass(15 * DAY)
    await Promise.all([sweep(), sweep(), sweep()])
    expect([await card(), (await moved()).length]).toMatchObject([{ balance: '0.00' }, 2])
    expect(await wrongCards(db)).toEqual([])
  })
})
