import { randomUUID } from 'node:crypto'
import { and, eq, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoundCode, TillAct, TillCustomer } from '#contract/counter-till.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { tillOver } from '../../../tests/setup/till.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'
import { flows } from '../../db/schema/cards.ts'
import { pushes } from '../../db/schema/notices.ts'

const PURCHASE = { purchase: '53.80', credit: '2.69', points: '5.3800' }

describe.each(engines)('the till, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { clock, connection } = stage
  const { db } = connection
  const till = tillOver(stage)

  test('a purchase gives credit and points in one movement, told and audited; undone within the minute it is taken back', async () => {
    const { activityId, her, banco } = await till()
    const { status, data } = await banco.earn(her.id, PURCHASE)
    const act = data as TillAct
    expect(status).toBe(200)
    expect(act).toMatchObject({
      kind: 'earned',
      value: '2.69',
      points: '5.3800',
      balance: '2.69',
      purchase: '53.80',
      undone: null,
      isSeen: false,
    })
    expect(act.customer).toEqual({ id: her.id, name: 'Giulia Bianchi' })
    const [made] = await her.movements()
    expect(made).toMatchObject({ type: 'AA', value: 269, pointValue: 53_800, reason: { code: 'till_earned', cents: 5380 } })
    const audited = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'flows')))
    expect(audited).toMatchObject([{ actor: banco.id, subject: her.id, via: 'staff', what: 'created' }])
    expect(await her.told()).toEqual(['Hai ricevuto 2,69 € e 5 punti: Acquisto di 53,80 €'])
    clock.pass(60)
    const undone = (await banco.undo(act.id)).data as TillAct
    expect(undone).toMatchObject({ balance: '0.00', pointBalance: '0.0000', undone: clock().toISOString() })
    expect((await her.movements())[0]).toMatchObject({ type: 'SM', value: -269, pointValue: -53_800 })
    expect(await her.told()).toContain('Dalla carta sono stati tolti 2,69 € e 5 punti: Annullato in cassa')
    expect(await banco.undo(act.id)).toMatchObject({ status: 409, code: 'undo_done' })
  })

  test('figures that are not those that were shown book nothing, and come back as they are', async () => {
    const { her, banco } = await till()
    const answer = await banco.earn(her.id, { ...PURCHASE, credit: '5.38' })
    const gives = { cashBackType: 'EP', rate: 500, pointValue: '10.00' }
    expect(answer).toMatchObject({ status: 409, code: 'till_changed', data: { credit: '2.69', points: '5.3800', gives } })
    expect(await her.movements()).toEqual([])
    expect(await banco.earn(her.id, { purchase: '0.05', credit: '0.00', points: '0.0050' })).toMatchObject({ status: 200 })
    expect(await banco.earn(her.id, { ...PURCHASE, purchase: '10000.00' })).toMatchObject({ status: 400 })
    expect(await banco.earn(her.id, { ...PURCHASE, purchase: '-1.00' })).toMatchObject({ status: 400 })
    const plain = await till({ cashBackType: 'E' })
    expect(await plain.banco.earn(plain.her.id, { purchase: '0.05', credit: '0.00', points: '0' })).toMatchObject({ code: 'till_nothing' })
  })

  test('credit and points are spent up to what is there, and given back when it is undone', async () => {
    const { her, banco } = await till()
    await banco.earn(her.id, PURCHASE)
    expect(await banco.spend(her.id, 'credit', '2.70')).toMatchObject({
      status: 409,
      code: 'till_balance',
      data: { balance: '2.69', pointBalance: '5.3800' },
    })
    const spent = (await banco.spend(her.id, 'credit', '2.00')).data as TillAct
    expect(spent).toMatchObject({ kind: 'spent', value: '-2.00', points: '0.0000', balance: '0.69' })
    const points = (await banco.spend(her.id, 'points', '5')).data as TillAct
    expect(points).toMatchObject({ value: '0.00', points: '-5.0000', pointsAfter: '0.3800', pointBalance: '0.3800' })
    // What it came to then stays, whatever the card has now.
    expect((await banco.undo(points.id)).data).toMatchObject({ pointsAfter: '0.3800', pointBalance: '5.3800' })
    expect((await banco.undo(spent.id)).data).toMatchObject({ balance: '2.69' })
    expect((await her.movements()).map(({ type }) => type)).toEqual(['AM', 'AM', 'P', 'C', 'AA'])
    expect(await banco.spend(her.id, 'points', '0')).toMatchObject({ status: 400 })
  })

  test('what was spent since can not be undone, nor what is a minute old, nor what somebody else did', async () => {
    const { her, banco, someone } = await till()
    const sara = await someone('ROLE_MANAGER')
    const act = (await banco.earn(her.id, PURCHASE)).data as TillAct
    expect(await sara.undo(act.id)).toMatchObject({ status: 404 })
    await sara.spend(her.id, 'credit', '2.00')
    expect(await banco.undo(act.id)).toMatchObject({ status: 409, code: 'undo_spent' })
    clock.pass(60.001)
    expect(await banco.undo(act.id)).toMatchObject({ status: 409, code: 'undo_over' })
    expect((await banco.acts()).map(({ id }) => id)).toEqual([act.id])
    clock.pass(86_400)
    expect(await (await banco.again()).acts()).toEqual([])
  })

  test('a coupon is found by its code, redeemed, given back, and redeemed again', async () => {
    const { her, banco } = await till()
    const coupon = await her.given()
    expect((await banco.find(coupon.code.toLowerCase())).data).toEqual({ kind: 'coupon', customerId: her.id, couponId: coupon.id })
    const act = (await banco.redeem(coupon.id)).data.act as TillAct
    expect(act).toMatchObject({ kind: 'redeemed', title: 'Un calice', value: '0.00' })
    const used = (await banco.customer(her.id)).data as TillCustomer
    expect(used.coupons).toMatchObject([{ id: coupon.id, standing: 'used', usedBy: 'Giulia', used: clock().toISOString() }])
    expect((await banco.undo(act.id)).data).toMatchObject({ undone: clock().toISOString() })
    expect(((await banco.customer(her.id)).data as TillCustomer).coupons).toMatchObject([{ standing: 'valid', used: null }])
    await banco.redeem(coupon.id)
    const told = await her.told()
    expect(told.filter((one) => one.startsWith('Coupon usato: Un calice'))).toHaveLength(2)
    expect(told).toContain('Coupon di nuovo tuo: Un calice: La cassa l’ha annullato: puoi usarlo ancora.')
  })

  test('a coupon of the bundle can be given to her, and is not offered twice', async () => {
    const { her, banco } = await till()
    const gifts = await banco.gifts(her.id)
    expect(gifts.map(({ title }) => title)).toEqual(['Un calice'])
    expect(await banco.give(her.id, gifts[0]?.id ?? '')).toMatchObject({ status: 200 })
    expect(await banco.gifts(her.id)).toEqual([])
    expect(await banco.give(her.id, 'none')).toMatchObject({ status: 404 })
  })

  test('a card is found by its number, with or without spaces; nobody serves herself, and none of another activity', async () => {
    const { her, banco, someone } = await till()
    const elsewhere = await till()
    const { code } = (await banco.customer(her.id)).data as TillCustomer
    const spaced = `${code[0]} ${code.slice(1, 7)} ${code.slice(7)}`
    for (const typed of [code, spaced]) expect((await banco.find(typed)).data).toEqual<FoundCode>({ kind: 'card', customerId: her.id })
    expect(await banco.find('2000000000000')).toMatchObject({ status: 404 })
    expect(await elsewhere.banco.find(code)).toMatchObject({ status: 404 })
    const acts = [
      elsewhere.banco.customer(her.id),
      elsewhere.banco.earn(her.id, PURCHASE),
      elsewhere.banco.spend(her.id, 'credit', '1.00'),
      elsewhere.banco.note(her.id, 'x'),
      elsewhere.banco.gifts(her.id),
    ]
    expect((await Promise.all(acts)).map((one) => ('status' in one ? one.status : one.length))).toEqual([404, 404, 404, 404, 0])
    const own = [banco.customer(banco.id), banco.earn(banco.id, PURCHASE), banco.spend(banco.id, 'credit', '1.00')]
    expect((await Promise.all(own)).map(({ code: why }) => why)).toEqual(['own_card', 'own_card', 'own_card'])
    const user = await someone('ROLE_USER')
    expect((await user.customer(her.id)).status).toBe(403)
    expect((await user.undo('none')).status).toBe(403)
  })

  test('what staff write down is kept, audited, and taken away again', async () => {
    const { activityId, her, banco } = await till()
    expect((await banco.note(her.id, ' Preferisce Sara, piega liscia ')).data).toMatchObject({ note: 'Preferisce Sara, piega liscia' })
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'customers')))
    expect(rows).toMatchObject([{ actor: banco.id, subject: her.id, after: { serviceNote: 'Preferisce Sara, piega liscia' } }])
    expect((await banco.note(her.id, '')).data).toMatchObject({ note: '' })
    expect(await banco.note(her.id, 'a\nb')).toMatchObject({ status: 400 })
  })

  test('staff learn that she sees it from her open app or from the worker that got the push, and from nothing else', async () => {
    const { activityId, her, banco } = await till()
    await banco.earn(her.id, PURCHASE)
    const [made] = await her.movements()
    const isSeen = async () => (await banco.acts())[0]?.isSeen
    expect(await isSeen()).toBe(false)
    const push = { activityId, userId: her.id, kind: 'movement', about: made?.id ?? '', deviceId: 'd', service: 's', due: clock() }
    await db.insert(pushes).values({ ...push, id: randomUUID(), state: 'sent', sent: clock() })
    expect(await isSeen()).toBe(false)
    expect(await her.sees('none')).toBe(200)
    expect(await isSeen()).toBe(false)
    await db
      .update(pushes)
      .set({ received: clock() })
      .where(eq(pushes.about, made?.id ?? ''))
    expect(await isSeen()).toBe(true)
    clock.pass(1)
    await banco.earn(her.id, PURCHASE)
    expect(await isSeen()).toBe(false)
    expect(await banco.sees((await her.movements())[0]?.id ?? '')).toBe(200)
    expect(await isSeen()).toBe(false)
    await her.sees((await her.movements())[0]?.id ?? '')
    expect(await isSeen()).toBe(true)
  })

  test('a key repeated gives the first answer, and with another amount none', async () => {
    const { her, banco } = await till()
    const key = randomUUID()
    const first = await banco.earn(her.id, PURCHASE, key)
    expect(await banco.earn(her.id, PURCHASE, key)).toEqual(first)
    expect(await banco.earn(her.id, { purchase: '10.00', credit: '0.50', points: '1.0000' }, key)).toMatchObject({ status: 422 })
    expect(await her.movements()).toHaveLength(1)
  })

  test('whatever is done in whatever order, the card is the sum of its ledger and never below zero', async () => {
    const { her, banco } = await till()
    const deed = fc.oneof(
      fc.record({ is: fc.constant('earn'), cents: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ is: fc.constant('credit'), cents: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ is: fc.constant('points'), cents: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ is: fc.constant('undo'), cents: fc.nat(5) }),
      fc.record({ is: fc.constant('wait'), cents: fc.integer({ min: 1, max: 40 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 8 }), async (deeds) => {
        const staff = await banco.again()
        for (const { is, cents } of deeds) {
          if (is === 'earn') await staff.purchase(her.id, cents)
          else if (is === 'undo') await staff.undo((await staff.acts())[cents]?.id ?? 'none')
          else if (is === 'wait') clock.pass(cents)
          else await staff.spend(her.id, is, is === 'credit' ? (cents / 100).toFixed(2) : String(cents))
        }
        const [sums] = await db
          .select({ value: sum(flows.value), points: sum(flows.pointValue) })
          .from(flows)
          .where(eq(flows.userId, her.id))
        const card = await her.card()
        expect([card.balance, card.pointBalance]).toEqual([Number(sums?.value), Number(sums?.points)])
        expect(Math.min(card.balance, card.pointBalance)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 12 },
    )
  })
})
