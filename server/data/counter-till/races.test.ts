import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { TillAct } from '#contract/counter-till.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { tillOver } from '../../../tests/setup/till.ts'

vi.setConfig({ testTimeout: 120_000 })

const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const tally = (answers: { status: number; code?: string }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ code, status }) => code ?? status))].map((one) => [
      one,
      answers.filter(({ code, status }) => (code ?? status) === one).length,
    ]),
  )

describe.each(engines)('tills at once, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')
  const till = tillOver(stage)
  const two = async () => {
    const here = await till()
    const { her, banco } = here
    return { her, banco, sara: await here.someone('ROLE_MANAGER'), act: (await banco.purchase(her.id, 5380)).data as TillAct }
  }

  test('50 spend one balance: as many as it has, and none more', async () => {
    const { her, banco, sara } = await two()
    const answers = await Promise.all(many(50, (n) => (n % 2 ? banco : sara).spend(her.id, 'credit', '0.50')))
    expect(tally(answers)).toEqual({ 200: 5, till_balance: 45 })
    expect((await her.card()).balance).toBe(19)
    expect(stage.logged).toEqual([])
  })

  test('credit repeated under one key is booked once, and all have the same answer', async () => {
    const { her, banco } = await two()
    const key = randomUUID()
    const answers = await Promise.all(many(20, () => banco.earn(her.id, { purchase: '10.00', credit: '0.50', points: '1.0000' }, key)))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data['id']} ${data['balance']}`)).size).toBe(1)
    expect(await her.movements()).toHaveLength(2)
  })

  test('undone 20 times at once, it is undone once', async () => {
    const { her, banco, act } = await two()
    const answers = await Promise.all(many(20, () => banco.undo(act.id)))
    expect(tally(answers)).toEqual({ 200: 1, undo_done: 19 })
    expect((await her.movements()).map(({ type }) => type)).toEqual(['SM', 'AA'])
    expect((await her.card()).balance).toBe(0)
  })

  test('undone while it is spent: one of the two, never both', async () => {
    for (const _ of many(5, String)) {
      const { her, banco, sara, act } = await two()
      const answers = await Promise.all([banco.undo(act.id), sara.spend(her.id, 'credit', '2.69')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await her.card()).balance).toBe(0)
    }
    expect(stage.logged).toEqual([])
  })

  test('two tills and one coupon, and an undo between them: used once at a time', async () => {
    const { her, banco, sara } = await two()
    const coupon = await her.given()
    const answers = await Promise.all(many(20, (n) => (n % 2 ? banco : sara).redeem(coupon.id)))
    expect(tally(answers)).toEqual({ 200: 1, coupon_used: 19 })
    const at = answers.findIndex(({ status }) => status === 200)
    const act = answers[at]?.data['act'] as TillAct
    const again = await Promise.all([(at % 2 ? banco : sara).undo(act.id), ...many(10, () => banco.redeem(coupon.id))])
    expect(again[0]?.status).toBe(200)
    expect(again.slice(1).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(stage.logged).toEqual([])
  })
})
