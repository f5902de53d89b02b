import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { closeAlone, databaseAlone, engines } from '../../../tests/setup/engines.ts'
import { packTill } from '../../../tests/setup/packs.ts'
import { appOver, freshActivity, freshPerson, groundOver, stillClock } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { locks } from '../../db/schema/locks.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { openWorkOf } from '../../work/open.ts'
import { jobScope, openScope, staffScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import { works } from '../../work/works.ts'
import { removeExpired } from './rows.ts'

const DAY_MS = 86_400_000
const TWO_DAYS_S = 2 * 86_400

afterAll(closeAlone)

/** The locks of two activities on a database of one engine, and who takes and removes them. */
async function locksOn(engine: (typeof engines)[number]) {
  const { db } = await databaseAlone(engine)
  const clock = stillClock()
  const rooms = works(db, clock, async () => {})
  const enter = (activityId: string, name: string, inside: (w: Work) => Promise<void> = async () => {}) =>
    rooms.run(jobScope({ activityId }), 'writes', async (w) => {
      await w.lock(name)
      await inside(w)
      return undefined
    })
  const tidy = (before = async () => {}) => rooms.run(openScope(), 'writes', (w) => removeExpired(w).then(before))
  const names = async () => (await db.select().from(locks)).map(({ activityId, name }) => `${activityId}/${name}`).sort()
  return { db, clock, enter, tidy, names }
}

describe.each(engines)('locks that are over, %s', (engine) => {
  test('go in every activity; those that were taken since stay', async () => {
    const { clock, enter, tidy, names } = await locksOn(engine)
    for (const [activityId, name] of ['a/x', 'a/y', 'b/x', 'b/y'].map((both) => both.split('/'))) await enter(activityId ?? '', name ?? '')
    clock.pass(TWO_DAYS_S)
    await enter('a', 'y')
    await tidy()
    expect(await names()).toEqual(['a/y'])
    await enter('b', 'x')
    expect(await names()).toEqual(['a/y', 'b/x'])
  })
})

describe('locks that are over, while others take them', () => {
  test('stay while somebody holds them, and nobody waits for that', async () => {
    const { db, clock, enter, tidy, names } = await locksOn('postgres')
    await enter('a', 'x')
    await enter('a', 'y')
    const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = enter('a', 'x', async () => {
      entered.resolve()
      await leave.promise
    })
    await entered.promise
    clock.pass(TWO_DAYS_S)
    await tidy()
    expect(await names()).toEqual(['a/x'])
    leave.resolve()
    await holder
    expect(await db.$count(locks, eq(locks.name, 'x'))).toBe(1)
    await tidy()
    expect(await names()).toEqual([])
  })

  test('let those who come while they go in one after the other', async () => {
    const { clock, enter, tidy, names } = await locksOn('postgres')
    await enter('a', 'x')
    clock.pass(TWO_DAYS_S)
    const [removed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const tidying = tidy(async () => {
      removed.resolve()
      await commit.promise
    })
    await removed.promise
    let inside = 0
    const most: number[] = []
    const coming = Array.from({ length: 6 }, () =>
      enter('a', 'x', async (w) => {
        most.push(++inside)
        await w.activity()
        inside--
      }),
    )
    await enter('b', 'x')
    expect(most, 'nobody is in before the commit').toEqual([])
    commit.resolve()
    await Promise.all([tidying, ...coming])
    expect(most).toEqual(Array.from({ length: 6 }, () => 1))
    expect(await names()).toEqual(['a/x', 'b/x'])
  })
})

describe.each(engines)('guests without an account, %s', (engine) => {
  test('are forgotten a week after, with or without a name; what a customer noted stays with her booking', async () => {
    const connection = await databaseAlone(engine)
    const { db } = connection
    const activity = await freshActivity(connection)
    const her = await freshPerson(connection, [activity])
    const now = new Date()
    const span = { date: '2026-11-25', time: '20:30', start: new Date(now.getTime() - 1), end: now, status: 'Y', people: 2 } as const
    const booked = (who: object) =>
      db.insert(bookings).values({
        ...span,
        activityId: activity.id,
        id: randomUUID(),
        userId: null,
        note: 'Senza glutine',
        created: now,
        updated: now,
        ...who,
      })
    await booked({ guest: 'Ferri' })
    await booked({})
    await booked({ userId: her.id })
    const left = async (days: number) => {
      const then = () => new Date(now.getTime() + days * 86_400_000)
      await db.transaction((tx) => removeExpired(openWorkOf(groundOver(tx, then), openScope())))
      return (await db.select().from(bookings)).map(({ guest, note }) => `${guest} ${note}`.trim()).sort()
    }
    expect(await left(6)).toEqual(['Ferri Senza glutine', 'Senza glutine', 'Senza glutine'])
    expect(await left(8)).toEqual(['', '', 'Senza glutine'])
  })
})

describe.each(engines)('the register of what staff did with bookings, %s', (engine) => {
  test('forgets name and note of a guest a week after her booking, and nothing of a customer’s', async () => {
    const connection = await databaseAlone(engine)
    const { db } = connection
    const activity = await freshActivity(connection)
    const [her, teller] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity], ['ROLE_STORE'])]
    const now = new Date()
    const [start, end] = [30, 31].map((days) => new Date(now.getTime() + days * DAY_MS)) as [Date, Date]
    const fields = { date: '2026-11-25', time: '20:30', start, end, status: 'Y', people: 2, created: now, updated: now } as const
    const staff = staffScope({ activityId: activity.id, userId: teller.id, roles: ['ROLE_STORE'] })
    await works(
      db,
      () => now,
      async () => {},
    ).run(staff, 'writes', async (w) => {
      const guests = w.all(bookings, 'counter')
      const { id } = await guests.add({ ...fields, id: randomUUID(), userId: null, guest: 'Luisa Ferro', note: 'Allergica alle noci' })
      await guests.set(id, { note: 'Senza noci' })
      await w
        .customer(her.id, 'counter')
        .rows(bookings)
        .add({ ...fields, note: 'Vicino alla finestra' })
    })
    const left = async (days: number) => {
      const then = () => new Date(now.getTime() + days * DAY_MS)
      await db.transaction((tx) => removeExpired(openWorkOf(groundOver(tx, then), openScope())))
      const rows = await db.select().from(audit).where(eq(audit.entity, 'bookings'))
      return [rows.length, ...(JSON.stringify(rows).match(/Ferro|noci|finestra|20:30/g) ?? []).sort()]
    }
    expect(await left(37)).toEqual([3, '20:30', '20:30', 'Ferro', 'finestra', 'noci', 'noci', 'noci'])
    expect(await left(39)).toEqual([3, '20:30', '20:30', 'finestra'])
  })
})

describe.each(engines)('packs that are over, %s', (engine) => {
  test('can be looked up for a year; then they go, and their history with them', async () => {
    const stage = appOver(await databaseAlone(engine))
    const { db } = stage.connection
    const { someone, one } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    await sara.take((await sara.sell(her.id, one.id, null)).data.id)
    const left = async (days: number) => {
      const then = () => new Date(stage.clock().getTime() + days * 86_400_000)
      await db.transaction((tx) => removeExpired(openWorkOf(groundOver(tx, then), openScope())))
      return [await db.$count(packCustomers), await db.$count(packUses)]
    }
    expect(await left(one.validDays + 360)).toEqual([1, 1])
    expect(await left(one.validDays + 367)).toEqual([0, 0])
  })
})
