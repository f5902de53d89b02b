import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { TillCustomer } from '#contract/counter-till.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { tillOver } from '../../../tests/setup/till.ts'
import { audit } from '../../db/schema/audit.ts'

describe.each(engines)('a coupon that staff take back, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')
  const { clock, connection } = stage
  const till = tillOver(stage)
  async function given() {
    const { activityId, her, banco, someone } = await till()
    const [gift] = await banco.gifts(her.id)
    await banco.give(her.id, gift?.id ?? '')
    const [act] = await banco.acts()
    const coupons = async () => ((await banco.customer(her.id)).data as TillCustomer).coupons
    return { activityId, her, banco, someone, giftId: gift?.id ?? '', actId: act?.id ?? '', act, coupons }
  }

  test('within its minute it is gone, told and audited, once, and can be given anew', async () => {
    const { activityId, her, banco, giftId, actId, act, coupons } = await given()
    expect(act).toMatchObject({ kind: 'given', title: 'Un calice', value: '0.00', points: '0.0000', undone: null })
    const [coupon] = await coupons()
    clock.pass(60)
    const key = randomUUID()
    const undone = await banco.undo(actId, key)
    expect(undone).toMatchObject({ status: 200, data: { title: null, undone: clock().toISOString() } })
    expect(await banco.undo(actId, key)).toEqual(undone)
    expect(await banco.undo(actId)).toMatchObject({ status: 409, code: 'undo_done' })
    expect(await coupons()).toEqual([])
    expect(await her.told()).toContain('Coupon annullato: Un calice: La cassa l’ha ripreso subito dopo: era stato dato per errore.')
    const deeds = await connection.db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.what, 'removed')))
    expect(deeds).toMatchObject([{ actor: banco.id, subject: her.id, via: 'staff', entity: 'coupon_customers', entityId: coupon?.id }])
    await banco.give(her.id, giftId)
    expect(await coupons()).toHaveLength(1)
  })

  test('one that she has still is not given twice, and is no second act', async () => {
    const { her, banco, giftId } = await given()
    expect(await banco.give(her.id, giftId)).toMatchObject({ status: 200 })
    expect(await banco.acts()).toHaveLength(1)
  })

  test('not once it was used, nor after its minute, nor by somebody else', async () => {
    const { banco, someone, actId, coupons } = await given()
    expect(await (await someone('ROLE_MANAGER')).undo(actId)).toMatchObject({ status: 404 })
    const [coupon] = await coupons()
    await banco.redeem(coupon?.id ?? '')
    expect(await banco.undo(actId)).toMatchObject({ status: 409, code: 'undo_used' })
    expect(await coupons()).toMatchObject([{ standing: 'used' }])
    const late = await given()
    clock.pass(60.001)
    expect(await late.banco.undo(late.actId)).toMatchObject({ status: 409, code: 'undo_over' })
    expect(await late.coupons()).toHaveLength(1)
  })

  test('redeemed and taken back at once, it is one of them; taken back 10 times at once, it is once', async () => {
    for (let n = 0; n < 5; n++) {
      const { banco, actId, coupons } = await given()
      const [coupon] = await coupons()
      const answers = await Promise.all([banco.redeem(coupon?.id ?? ''), banco.undo(actId)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    const { her, banco, actId } = await given()
    const answers = await Promise.all(Array.from({ length: 10 }, () => banco.undo(actId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await her.told()).filter((one) => one.startsWith('Coupon annullato'))).toHaveLength(1)
    expect(stage.logged).toEqual([])
  })
})
