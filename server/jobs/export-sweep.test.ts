import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { ask } from '../data/exports/exports.ts'
import { exports } from '../db/schema/exports.ts'
import { ownScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { exportSweep } from './export-sweep.ts'
import type { Tools } from './job.ts'

describe.each(engines)('exports that nobody wrote, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const clock = stillClock()
  const activity = await freshActivity(connection)

  test('are written after an hour, once; one that fails keeps no other from it', async () => {
    const asked: object[] = []
    let isAway = true
    const enqueue: Tools['enqueue'] = async (_, { name }, payload) => {
      if (name === 'mail' && isAway) {
        isAway = false
        throw new Error('no letter')
      }
      asked.push(payload as object)
    }
    const sweep = () => exportSweep.run({}, { db, clock, enqueue } as Partial<Tools> as Tools)
    const wish = async () => {
      const her = await freshPerson(connection, [activity])
      await works(db, clock, enqueue).run(ownScope(her.id), 'writes', (w) => ask(w, 'osteria.example'))
      const [row] = await db.select().from(exports).where(eq(exports.userId, her.id))
      clock.pass(1)
      return String(row?.id)
    }
    const [first, second] = [await wish(), await wish()]
    asked.length = 0
    await sweep()
    expect(asked).toEqual([])
    clock.pass(3600)
    await expect(sweep()).rejects.toThrow('no letter')
    await sweep()
    await sweep()
    expect(asked).toEqual([second, first].map((exportId) => ({ letter: 'export-ready', exportId, host: null })))
    expect((await db.select().from(exports)).every(({ json, expires }) => json && expires)).toBe(true)
  })
})
