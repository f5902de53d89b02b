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
    const [act] = await banco.acts()
    const pool = async () => {
      const [prize] = await db.select().from(scratchPrizes).where(eq(scratchPrizes.activityId, here.activityId))
      return [prize?.onHand, prize?.reserved]
    }
    return { here, her, banco, id: data.id, actId: act?.id ?? '', pool }
  }

  test('within its minute it is gone, its prize is in the pool again, and nobody reads which that was', async () => {
    const { here, her, banco, id, actId, pool } = await given()
    expect(await pool()).toEqual([1, 1])
    expect(await banco.acts()).toMatchObject([{ kind: 'issued', title: 'Gratta', customer: { id: her.id }, value: '0.00', undone: null }])
    const key = randomUUID()
    expect(await banco.undo(actId, key)).toMatchObject({ status: 200, data: { title: null, undone: expect.any(String) } })
    expect((await banco.undo(actId, key)).status).toBe(200)
    expect(await banco.undo(actId)).toMatchObject({ status: 409, code: 'undo_done' })
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
    const { her, banco, id, actId, pool } = await given()
    await her.scratch(id)
    expect(await banco.undo(actId)).toMatchObject({ status: 409, code: 'undo_used' })
    const late = await given()
    stage.clock.pass(61)
    expect(await late.banco.undo(late.actId)).toMatchObject({ status: 409, code: 'undo_over' })
    expect([await pool(), await late.pool()]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('by who gave it alone: not by a colleague, in another activity, or without the permission; and once she has dropped it there is nothing to take', async () => {
    const { here, her, banco, id, actId, pool } = await given()
    expect((await her.undo(actId)).status).toBe(403)
    expect((await (await here.someone('ROLE_STORE')).undo(actId)).status).toBe(404)
    expect((await (await (await scratchScene(stage)).someone('ROLE_STORE')).undo(actId)).status).toBe(404)
    await her.drop(id)
    expect((await banco.undo(actId)).status).toBe(404)
    expect(await pool()).toEqual([1, 1])
  })

  test('what she got by herself is no act of the till', async () => {
    const here = await scratchScene(stage)
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    await here.hand(her.id, undefined)
    expect(await banco.acts()).toEqual([])
  })

  test('scratched and taken back at once, it is one of them', async () => {
    for (let n = 0; n < 5; n++) {
      const { her, banco, id, actId, pool } = await given()
      const [scratched, undone] = await Promise.all([her.scratch(id), banco.undo(actId)])
      expect([scratched.status === 200, undone.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await pool()).toEqual(undone.status === 200 ? [1, 0] : [1, 1])
    }
  })
})
