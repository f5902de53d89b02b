import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { packTill } from '../../../tests/setup/packs.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'

describe.each(engines)('a sale of a pack that is taken back, %s', async (engine) => {
  const stage = appOver(await database(engine))
  async function sold() {
    const here = await packTill(stage)
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    const { data } = await banco.sell(her.id, here.ten.id, '144.00')
    return { here, her, banco, pack: data }
  }

  test('within its minute it is gone, she is told, and who did it is written down; once with one key', async () => {
    const { here, her, banco, pack } = await sold()
    expect(pack.undoSale).toBe(60)
    const key = randomUUID()
    expect((await banco.undoSale(pack.id, key)).status).toBe(200)
    expect((await banco.undoSale(pack.id, key)).status).toBe(200)
    expect((await banco.undoSale(pack.id)).status).toBe(404)
    expect((await her.list()).totalRows).toBe(0)
    expect((await banco.take(pack.id)).status).toBe(404)
    expect((await here.told(her.id)).map(({ kind }) => kind)).toEqual(['packGiven', 'packTakenBack'])
    const deeds = await stage.connection.db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, here.activityId), eq(audit.entityId, pack.id), eq(audit.what, 'removed')))
    expect(deeds).toMatchObject([{ actor: banco.id, subject: her.id, via: 'staff', before: { paid: 14_400 } }])
  })

  test('not once a place of it was used, also if that was undone; not after its minute', async () => {
    const { banco, pack } = await sold()
    const used = (await banco.take(pack.id)).data
    expect(used.undoSale).toBeUndefined()
    expect(await banco.undoSale(pack.id)).toMatchObject({ status: 409, code: 'undo_used' })
    await banco.undo(used.undo?.id ?? '')
    expect(await banco.undoSale(pack.id)).toMatchObject({ status: 409, code: 'undo_used' })
    const late = await sold()
    stage.clock.pass(61)
    expect((await late.banco.look(late.her.id)).data[0]?.undoSale).toBeUndefined()
    expect(await late.banco.undoSale(late.pack.id)).toMatchObject({ status: 409, code: 'undo_over' })
  })

  test('her own, another activity’s, and without the permission it is refused', async () => {
    const { here, her, pack } = await sold()
    const own = await here.someone('ROLE_USER', 'ROLE_STORE')
    const banco = await here.someone('ROLE_STORE')
    const theirs = (await banco.sell(own.id, here.one.id, null)).data
    expect(await own.undoSale(theirs.id)).toMatchObject({ status: 403, code: 'own_card' })
    expect((await her.undoSale(pack.id)).status).toBe(403)
    const elsewhere = await (await packTill(stage)).someone('ROLE_STORE')
    expect((await elsewhere.undoSale(pack.id)).status).toBe(404)
  })

  test('used and taken back at two tills at once, it is one of them', async () => {
    for (let n = 0; n < 5; n++) {
      const { her, banco, pack } = await sold()
      const [used, undone] = await Promise.all([banco.take(pack.id), banco.undoSale(pack.id)])
      expect([used.status === 200, undone.status === 200].filter(Boolean)).toHaveLength(1)
      expect((await her.list()).totalRows).toBe(used.status === 200 ? 1 : 0)
    }
  })
})
