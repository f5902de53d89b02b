import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { users } from '../db/schema/auth.ts'
import { erase } from './erase.ts'
import type { Tools } from './job.ts'

describe.each(engines)('erasing those whose time is over, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const clock = stillClock()

  /** Somebody who left so many seconds ago. */
  async function gone(seconds: number) {
    const person = await freshPerson(connection)
    const leaving = new Date(clock().getTime() - seconds * 1000)
    await db.update(users).set({ leaving }).where(eq(users.id, person.id))
    return person
  }

  test('goes by who left first, and one that fails keeps no other from it', async () => {
    const [last, first, middle] = [await gone(10), await gone(30), await gone(20)]
    const asked: string[] = []
    const enqueue: Tools['enqueue'] = async (_, __, letter) => {
      const { to } = letter as unknown as { to: string }
      asked.push(to)
      if (to === first.email) throw new Error('no letter')
    }
    const tools = { db, clock, enqueue } as Partial<Tools> as Tools
    await expect(erase.run({}, tools)).rejects.toThrow('no letter')
    expect(asked).toEqual([first.email, middle.email, last.email])
    expect((await db.select({ id: users.id }).from(users)).map(({ id }) => id)).toEqual([first.id])
  })
})
