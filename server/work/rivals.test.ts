import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshActivity, stillClock } from '../../tests/setup/scene.ts'
import { locks } from '../db/schema/locks.ts'
import { stock } from '../db/schema/stock.ts'
import { isKnown, once } from './once.ts'
import { jobScope } from './scope.ts'
import { tookTooLong, transaction } from './transaction.ts'
import { works } from './works.ts'

describe.each(engines)('rivals, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const clock = stillClock()
  const rooms = works(db, clock, async () => {})
  const fresh = async () => jobScope({ activityId: (await freshActivity(connection)).id })

  test('who names the same thing waits until the other has committed; several names in any order never deadlock', async () => {
    const scope = await fresh()
    let inside = 0
    const most: number[] = []
    const enter = (...names: string[]) =>
      rooms.run(scope, 'writes', async (w) => {
        await w.lock(...names)
        most.push(++inside)
        await w.all(stock).count()
        inside--
        return undefined
      })
    await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? enter('a', 'b', 'a') : enter('b', 'a'))))
    expect(Math.max(...most)).toBe(1)
    expect(await db.$count(locks, eq(locks.activityId, scope.activityId))).toBe(2)
  })

  test('nobody takes what is not there, and the refusal names the lines', async () => {
    const scope = await fresh()
    const shelf = (id: string, onHand: number) => ({ activityId: scope.activityId, id, onHand })
    await db.insert(stock).values([shelf('a', 5), shelf('b', 1), { ...shelf('a', 9), activityId: (await fresh()).activityId }])
    const reserve = (a: number, b: number) =>
      rooms.run(scope, 'writes', (w) =>
        w.counter(stock).reserve([
          { id: 'b', count: b },
          { id: 'a', count: a },
        ]),
      )
    const tried = await Promise.all(Array.from({ length: 6 }, () => reserve(1, 1)))
    expect(tried.filter((one) => one === undefined)).toHaveLength(1)
    expect(await reserve(9, 1)).toEqual({
      refused: 'sold_out',
      fresh: {
        lines: [
          { id: 'a', count: 9, left: 4 },
          { id: 'b', count: 1, left: 0 },
        ],
      },
    })
    const rows = () => db.select().from(stock).where(eq(stock.activityId, scope.activityId)).orderBy(stock.id)
    expect(await rows()).toMatchObject([
      { onHand: 5, reserved: 1 },
      { onHand: 1, reserved: 1 },
    ])
    await rooms.run(scope, 'writes', async (w) => {
      await w.counter(stock).capture([{ id: 'a', count: 1 }])
      await w.counter(stock).release([{ id: 'b', count: 1 }])
      await w.counter(stock).give([{ id: 'b', count: 2 }])
      return w.counter(stock).take([
        { id: 'a', count: 1 },
        { id: 'a', count: 2 },
      ])
    })
    expect(await rows()).toMatchObject([
      { onHand: 1, reserved: 0 },
      { onHand: 3, reserved: 0 },
    ])
    await expect(rooms.run(scope, 'writes', (w) => w.counter(stock).capture([{ id: 'a', count: 1 }]))).rejects.toThrow('has no 1')
    await expect(rooms.run(scope, 'writes', (w) => w.counter(stock).take([{ id: 'a', count: -1 }]))).rejects.toThrow('cannot be counted')
    await expect(db.update(stock).set({ reserved: 2 }).where(eq(stock.activityId, scope.activityId))).rejects.toThrow('Failed query')
  })

  test('a wish is done once; what could not be answered, and a refusal, leave no key behind', async () => {
    const { activityId } = await fresh()
    const wish = { activityId, userId: 'u', call: 'POST /x', key: 'k', hash: 'h' }
    let times = 0
    const wished = (run: () => Promise<unknown>, hash = 'h') =>
      transaction(db, (tx) => once<unknown>(tx, { ...wish, hash }, clock(), run as never))
    await expect(
      wished(async () => {
        throw new Error('no answer')
      }),
    ).rejects.toThrow('no answer')
    expect(await wished(async () => refuse('conflict'))).toEqual({ refused: 'conflict' })
    expect(await isKnown(db, wish)).toBe(false)
    const all = await Promise.all(Array.from({ length: 5 }, () => wished(async () => ({ n: ++times }))))
    expect(all).toEqual(Array.from({ length: 5 }, () => ({ n: 1 })))
    expect(await wished(async () => ({ n: ++times }), 'another')).toEqual({ refused: 'key_reused' })
  })

  test('a repeated wish gets the first answer to the byte', async () => {
    const { activityId } = await fresh()
    const wish = { activityId, userId: 'u', call: 'POST /x', key: 'bytes', hash: 'h' }
    const answer = { number: 1, id: 'a', articles: [{ unitPrice: '1.00', id: 'b' }], a: null }
    const wished = () => transaction(db, (tx) => once<object>(tx, wish, clock(), async () => answer))
    expect([JSON.stringify(await wished()), JSON.stringify(await wished())]).toEqual(Array(2).fill(JSON.stringify(answer)))
  })

  test('a transaction that was undone because of another is tried again, but not for ever', async () => {
    let times = 0
    const failing = (code: string, until: number) =>
      transaction(db, async () => {
        times++
        if (times < until) throw Object.assign(new Error('undone'), { cause: { code } })
        return times
      })
    for (const code of ['40001', '40P01']) {
      times = 0
      expect(await failing(code, 3)).toBe(3)
      times = 0
      await expect(failing(code, 9)).rejects.toThrow('undone')
      expect(times).toBe(3)
    }
    times = 0
    await expect(failing('23505', 3)).rejects.toThrow('undone')
    expect(times).toBe(1)
  })

  test('steps hold nothing between them', async () => {
    const steps = rooms.steps(await fresh())
    const row = await steps.writes((w) => w.all(stock, 'administration').add({ onHand: 1 } as never))
    if (isRefusal(row)) throw new Error(row.refused)
    await connection.run('select 1') // on the embedded database it would wait for ever
    expect(await steps.reads((w) => w.all(stock).count())).toBe(1)
  })
})

test('who waits too long for a lock is told so, and does not starve the others', async () => {
  const { db } = await database('postgres')
  const rooms = works(
    db,
    () => new Date(),
    async () => {},
  )
  const scope = jobScope({ activityId: 'nowhere' })
  const entered = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  const stuck = rooms.run(scope, 'writes', async (w) => {
    await w.lock('x')
    entered.resolve()
    await leave.promise
    return undefined
  })
  await entered.promise
  const error: unknown = await rooms.run(scope, 'writes', (w) => w.lock('x') as Promise<undefined>).catch((caught: unknown) => caught)
  leave.resolve()
  await stuck
  expect(tookTooLong(error)).toBe(true)
  const { rows } = (await db.execute(sql`show statement_timeout`)) as unknown as { rows: { statement_timeout: string }[] }
  expect(rows[0]?.statement_timeout).toBe('15s')
})
