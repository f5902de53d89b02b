import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { audit } from '../../db/schema/audit.ts'
import { scratchCustomers, scratchDraws, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import { customerScope, toolScope } from '../../work/scope.ts'
import { definitions, issue, issueAt, issueToAll } from './issue.ts'
import { status } from './status.ts'

vi.setConfig({ testTimeout: 240_000 })

const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

describe.each(engines)('issuing scratch cards, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')
  const { db } = stage.connection
  const drawsIn = (activityId: string) => db.select().from(scratchDraws).where(eq(scratchDraws.activityId, activityId))
  const poolIn = (activityId: string) => db.select().from(scratchPrizes).where(eq(scratchPrizes.activityId, activityId))
  const statusIn = async ({ rooms, activityId }: Awaited<ReturnType<typeof scratchScene>>) => {
    const found = await rooms.run(toolScope({ activityId }), 'reads', status)
    return isRefusal(found) ? undefined : found[0]
  }

  test('of the last ten prizes, a thousand who ask, a hundred at once, get ten', async () => {
    const here = await scratchScene(stage, {
      pool: [
        { title: 'Un caffè', credit: null, onHand: 4 },
        { title: 'Credito', credit: 500, onHand: 6 },
      ],
    })
    const { activityId, rooms } = here
    const people = await Promise.all(many(20, () => here.someone()))
    const known = await rooms.run(toolScope({ activityId }), 'reads', definitions)
    const card = isRefusal(known) ? undefined : known[0]
    if (!card) throw new Error('no card')
    const ask = (n: number) => rooms.run(toolScope({ activityId }), 'writes', (w) => issue(w, card, [people[n % 20]?.id ?? '']))
    const answers = []
    // Five times as many as there are connections: with all thousand, a slow machine lets the last wait for one too long.
    for (let round = 0; round < 10; round += 1) answers.push(...(await Promise.all(many(100, ask))))
    expect(answers.filter((made) => Array.isArray(made) && made.length === 1)).toHaveLength(10)
    expect(answers.filter((made) => Array.isArray(made) && made.length === 0)).toHaveLength(990)
    const drawn = await drawsIn(activityId)
    for (const { id, onHand, reserved } of await poolIn(activityId)) {
      expect(reserved).toBe(onHand)
      expect(drawn.filter(({ prizeId }) => prizeId === id)).toHaveLength(onHand)
    }
    expect(stage.logged).toEqual([])
  })

  test('to all who have none to scratch, once, however many say so; then as far as the pool goes', async () => {
    const here = await scratchScene(stage, { pool: [{ title: 'Un caffè', credit: null, onHand: 7 }] })
    const crowd = await Promise.all(many(5, () => here.someone()))
    const toAll = () =>
      here.rooms.run(toolScope({ activityId: here.activityId }), 'writes', async (w) => {
        const [card] = await definitions(w)
        return card ? issueToAll(w, card) : 0
      })
    expect((await Promise.all([toAll(), toAll()])).map(Number).toSorted()).toEqual([0, 5])
    for (const her of crowd) await her.scratch((await her.list()).rows[0]?.id ?? '')
    expect(await toAll()).toBe(2)
    expect(await toAll()).toBe(0)
  })

  test('what is issued is scratched, lost, credited, to collect, collected, expired or deleted, and the pool knows how many are left', async () => {
    const here = await scratchScene(stage, { winning: 6_000 })
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    for (const _ of many(60, () => 0)) {
      const { data } = await banco.issue(her.id)
      const step = Math.floor(Math.random() * 4)
      if (step > 0) await her.scratch(data.id)
      if (step > 1) await banco.redeem(data.id)
      if (step === 3 && Math.random() < 0.3) await her.drop(data.id)
    }
    const sums = async () => {
      const found = await statusIn(here)
      if (!found) throw new Error('no status')
      const { issued, unscratched, lost, credited, toCollect, collected, expired, deleted } = found
      expect(unscratched + lost + credited + toCollect + collected + expired + deleted).toBe(issued)
      expect(issued).toBe(60)
      const drawn = await drawsIn(here.activityId)
      expect(found.prizes.map(({ quantity, left }) => quantity - left).reduce((sum, count) => sum + count, 0)).toBe(drawn.length)
      return found
    }
    const before = await sums()
    stage.clock.pass(200 * 86_400)
    const after = await sums()
    expect(after.expired).toBe(before.unscratched + before.toCollect)
    const rows = await db.select().from(scratchCustomers).where(eq(scratchCustomers.activityId, here.activityId))
    expect(rows.filter(({ state }) => state === 'collected').length).toBe(after.collected)
  })

  test('a customer is given one when she joins, or when an order is done, if the bundle says so', async () => {
    const here = await scratchScene(stage, { issue: 'welcome' })
    const her = await here.someone()
    const { activityId } = here
    const hers = customerScope({ activityId, userId: her.id, roles: ['ROLE_USER'] })
    await here.rooms.run(hers, 'writes', (w) => issueAt(w, 'purchase', her.id))
    expect((await her.list()).totalRows).toBe(0)
    await here.rooms.run(hers, 'writes', (w) => issueAt(w, 'welcome', her.id))
    expect((await her.list()).rows).toMatchObject([{ state: 'new' }])
    expect(await here.told(her.id, 'scratchGiven')).toHaveLength(1)
  })

  test('staff give one, once with one key; it is written down without what it wins; an empty pool gives none', async () => {
    const here = await scratchScene(stage, { pool: [{ title: 'Un caffè', credit: null, onHand: 1 }] })
    const [her, other, banco] = [await here.someone(), await here.someone(), await here.someone('ROLE_STORE')]
    expect((await banco.cards()).data).toEqual([{ id: here.scratchCardId, name: 'Gratta', description: 'A cena', isLeft: true }])
    const key = randomUUID()
    const made = await banco.issue(her.id, key)
    expect(made).toMatchObject({ status: 200, data: { name: 'Gratta', customer: { id: her.id } } })
    expect((await banco.issue(her.id, key)).data).toEqual(made.data)
    expect((await her.list()).totalRows).toBe(1)
    expect(await banco.issue(other.id)).toMatchObject({ status: 409, code: 'scratch_over' })
    expect((await banco.cards()).data).toMatchObject([{ isLeft: false }])
    const deeds = await db.select().from(audit).where(eq(audit.activityId, here.activityId))
    expect(deeds.map(({ via, what, entity, actor }) => [via, what, entity, actor])).toEqual(
      expect.arrayContaining([['staff', 'created', 'scratch_customers', banco.id]]),
    )
    expect(JSON.stringify(deeds)).not.toContain('caffè')
  })

  test('nobody gives themselves one, nobody without the permission, and only to who is a customer', async () => {
    const here = await scratchScene(stage)
    const [her, banco] = [await here.someone(), await here.someone('ROLE_USER', 'ROLE_STORE')]
    const stranger = await (await scratchScene(stage)).someone()
    expect(await banco.issue(banco.id)).toMatchObject({ status: 403, code: 'own_card' })
    expect(await her.issue(her.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await banco.issue(stranger.id)).toMatchObject({ status: 404 })
    expect((await drawsIn(here.activityId)).length).toBe(0)
  })
})
