import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { audit } from '../../db/schema/audit.ts'
import { scratchPrizes } from '../../db/schema/scratch-cards.ts'

const ONE = [{ title: 'Un caffè segreto', credit: null, onHand: 1 }]

describe.each(engines)('a scratch card that staff take back, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  async function given() {
    const here = await scratchScene(stage, { pool: ONE })
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    const { data } = await banco.issue(her.id)
    const pool = async () => {
      const [prize] = await db.select().from(scratchPrizes).where(eq(scratchPrizes.activityId, here.activityId))
      return [prize?.onHand, prize?.reserved]
    }
    return { here, her, banco, id: data.id, pool }
  }

  test('within its minute it is gone, its prize is in the pool again, and nobody reads which that was', async () => {
    const { here, her, banco, id, pool } = await given()
    expect(await pool()).toEqual([1, 1])
    const key = randomUUID()
    expect(await banco.takeBack(id, key)).toMatchObject({ status: 200, data: undefined })
    expect((await banco.takeBack(id, key)).status).toBe(200)
    expect((await banco.takeBack(id)).status).toBe(404)
    expect([await pool(), (await her.list()).totalRows, (await her.scratch(id)).status]).toEqual([[1, 0], 0, 404])
    expect(await here.told(her.id, 'scratchTakenBack')).toHaveLength(1)
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, here.activityId), eq(audit.what, 'removed')))
    expect(deeds).toMatchObject([{ actor: banco.id, subject: her.id, via: 'staff', entityId: id }])
    expect(JSON.stringify(deeds)).not.toContain('segreto')
  })

  test('not once she has scratched it, nor after its minute', async () => {
    const { her, banco, id, pool } = await given()
    await her.scratch(id)
    expect(await banco.takeBack(id)).toMatchObject({ status: 409, code: 'undo_used' })
    const late = await given()
    stage.clock.pass(61)
    expect(await late.banco.takeBack(late.id)).toMatchObject({ status: 409, code: 'undo_over' })
    expect([await pool(), await late.pool()]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('her own, another activity’s, and without the permission it is refused', async () => {
    const here = await scratchScene(stage)
    const her = await here.someone()
    const id = await here.hand(her.id, 0)
    expect((await her.takeBack(id)).status).toBe(403)
    const elsewhere = await (await scratchScene(stage)).someone('ROLE_STORE')
    expect((await elsewhere.takeBack(id)).status).toBe(404)
    const own = await here.someone('ROLE_USER', 'ROLE_STORE')
    const theirs = await here.hand(own.id, undefined)
    expect(await own.takeBack(theirs)).toMatchObject({ status: 403, code: 'own_card' })
  })

  test('scratched and taken back at once, it is one of them', async () => {
    for (let n = 0; n < 5; n++) {
      const { her, banco, id, pool } = await given()
      const [scratched, undone] = await Promise.all([her.scratch(id), banco.takeBack(id)])
      expect([scratched.status === 200, undone.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await pool()).toEqual(undone.status === 200 ? [1, 0] : [1, 1])
    }
  })
})
