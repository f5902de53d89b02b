import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshActivity } from '../../tests/setup/scene.ts'
import { shopCloseTimes } from '../db/schema/shop.ts'
import { keepOnly } from './keep-only.ts'

describe.each(engines)('only these rows, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection

  /** An activity, and how to keep so many rows of it, or those named. */
  async function kept() {
    const { id: activityId } = await freshActivity(connection)
    const keep = (ids: string[], endTime = '12:00') =>
      db.transaction((tx) =>
        keepOnly(
          tx,
          shopCloseTimes,
          activityId,
          ids.map((id) => ({ activityId, id, day: 1, startTime: '09:00', endTime })),
        ),
      )
    const there = () => db.select().from(shopCloseTimes).where(eq(shopCloseTimes.activityId, activityId)).orderBy(shopCloseTimes.id)
    return { keep, there }
  }

  test('are there afterwards, and nobody else’s are touched', async () => {
    const [{ keep, there }, neighbour] = [await kept(), await kept()]
    await neighbour.keep(['a', 'b'])
    await keep(['a', 'b'])
    await keep(['b', 'c'], '13:00')
    expect((await there()).map(({ id, endTime }) => [id, endTime])).toEqual([
      ['b', '13:00'],
      ['c', '13:00'],
    ])
    await keep([])
    expect([await there(), (await neighbour.there()).length]).toEqual([[], 2])
  })

  test('may be more than a statement has room for values', async () => {
    const { keep, there } = await kept()
    await keep(Array.from({ length: 66_000 }, (_, n) => String(n)))
    expect((await there()).length).toBe(66_000)
  })
})
