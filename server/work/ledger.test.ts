import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FLOW_TYPES } from '#contract/flows.ts'
import { cents, points4 } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { audit } from '../db/schema/audit.ts'
import { cards, flows, holds } from '../db/schema/cards.ts'
import { wrongCards } from './ledger-check.ts'
import { customerScope, staffScope } from './scope.ts'
import { works } from './works.ts'

type Step =
  | { do: 'post'; type: (typeof FLOW_TYPES)[number]; cents: number; points: number }
  | { do: 'hold' | 'capture'; order: number; cents: number }
  | { do: 'release'; order: number }

const size = fc.integer({ min: 0, max: 500 })
const order = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('post' as const), type: fc.constantFrom(...FLOW_TYPES), cents: size, points: size }),
  fc.record({ do: fc.constant('hold' as const), order, cents: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ do: fc.constant('capture' as const), order, cents: size }),
  fc.record({ do: fc.constant('release' as const), order }),
)

describe.each(engines)('the ledger, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const rooms = works(db, stillClock(), async () => {})
  const activity = await freshActivity(connection)
  const somebody = async () => {
    const { id } = await freshPerson(connection, [activity])
    const scope = customerScope({ activityId: activity.id, userId: id, roles: ['ROLE_USER'] })
    return {
      id,
      card: async () => (await db.select().from(cards).where(eq(cards.userId, id)))[0],
      moved: () => db.select().from(flows).where(eq(flows.userId, id)).orderBy(flows.seq),
      post: (type: (typeof FLOW_TYPES)[number], of: number, points = 0) =>
        rooms.run(scope, 'writes', (w) => w.ledger.post({ type, cents: cents(of), points: points4(points), reason: 'Prova' })),
      hold: (orderId: string, of: number) => rooms.run(scope, 'writes', (w) => w.ledger.hold(orderId, cents(of))),
      capture: (orderId: string, of: number) => rooms.run(scope, 'writes', (w) => w.ledger.capture(orderId, cents(of), 'Ordine')),
      release: (orderId: string) => rooms.run(scope, 'writes', (w) => w.ledger.release(orderId)),
    }
  }

  test('moves the card and writes down what came of it; the sign comes from the type', async () => {
    const her = await somebody()
    await her.post('AM', 1_000, 50_000)
    expect(await her.post('C', 250)).toMatchObject({ value: -250, balance: 750, pointBalance: 50_000, description: 'Prova' })
    expect(await her.post('C', 751)).toEqual({ refused: 'balance_below_zero' })
    expect(await her.post('P', 0, 50_001)).toEqual({ refused: 'balance_below_zero' })
    expect((await her.moved()).map(({ type, value, pointValue, balance }) => [type, value, pointValue, balance])).toEqual([
      ['AM', 1_000, 50_000, 1_000],
      ['C', -250, 0, 750],
    ])
    const nobody = customerScope({ activityId: activity.id, userId: 'nobody', roles: [] })
    const entry = { type: 'AM', cents: cents(1), points: points4(0), reason: null } as const
    expect(await rooms.run(nobody, 'writes', (w) => w.ledger.post(entry))).toEqual({ refused: 'not_found' })
  })

  test('what is held can’t be spent, is no movement, and is captured once or freed', async () => {
    const her = await somebody()
    await her.post('AM', 1_000)
    expect(await her.hold('o1', 700)).toBeUndefined()
    expect(await her.hold('o2', 301)).toEqual({ refused: 'balance_below_zero' })
    expect(await her.post('C', 301)).toEqual({ refused: 'balance_below_zero' })
    expect(await her.card()).toMatchObject({ balance: 1_000, held: 700 })
    expect(await her.moved()).toHaveLength(1)
    const captured = await Promise.all(Array.from({ length: 4 }, () => her.capture('o1', 600)))
    expect(captured.filter(Boolean)).toMatchObject([{ type: 'C', value: -600, balance: 400, orderId: 'o1' }])
    expect(await her.card()).toMatchObject({ balance: 400, held: 0 })
    await her.hold('o3', 400)
    expect([await her.release('o3'), await her.release('o3'), await her.release('o1')]).toEqual([true, false, false])
    expect(await her.capture('o3', 400)).toBeUndefined()
    expect(await her.card()).toMatchObject({ balance: 400, held: 0 })
  })

  test('whatever is done at once, balance is the sum of movements and held that of open holds', { timeout: 60_000 }, async () => {
    const run = async (steps: Step[]) => {
      const her = await somebody()
      const done = (one: Step) => {
        if (one.do === 'post') return her.post(one.type, one.cents, one.points)
        const id = `${her.id} ${one.order}`
        if (one.do === 'hold') return her.hold(id, one.cents)
        return one.do === 'capture' ? her.capture(id, one.cents) : her.release(id)
      }
      await her.post('AM', 800, 300)
      await Promise.allSettled(steps.map(done)) // a hold twice, or more captured than held, are errors that leave nothing behind
      const card = await her.card()
      const sum = async (column: typeof flows.value) =>
        Number(
          (
            await db
              .select({ n: sql`coalesce(sum(${column}), 0)` })
              .from(flows)
              .where(eq(flows.userId, her.id))
          )[0]?.n,
        )
      const open = await db.select().from(holds).where(eq(holds.userId, her.id))
      expect(card?.balance).toBe(await sum(flows.value))
      expect(card?.pointBalance).toBe(await sum(flows.pointValue as never))
      expect(card?.held).toBe(open.filter(({ state }) => state === 'open').reduce((all, one) => all + one.cents, 0))
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), run), { numRuns: 25 })
    expect(await wrongCards(db, activity.id)).toEqual([])
  })

  test('the database refuses what no ledger would write, whoever asks', async () => {
    const her = await somebody()
    await her.post('AM', 500)
    const [movement] = await her.moved()
    const its = eq(flows.id, movement?.id ?? '')
    const ofHer = eq(cards.userId, her.id)
    const refused = [
      () => db.update(flows).set({ value: 900 }).where(its),
      () => db.delete(flows).where(its),
      () => db.update(cards).set({ balance: -500 }).where(ofHer),
      () => db.update(cards).set({ held: 501 }).where(ofHer),
      () => db.update(cards).set({ held: -1 }).where(ofHer),
      () => db.update(cards).set({ pointBalance: -1 }).where(ofHer),
    ]
    for (const change of refused) await expect(change()).rejects.toThrow('Failed query')
    expect(await her.moved()).toEqual([movement])
    expect(await her.card()).toMatchObject({ balance: 500, held: 0, pointBalance: 0 })
  })

  test('a card that is not what moved on it is found', async () => {
    const elsewhere = await freshActivity(connection)
    const { id } = await freshPerson(connection, [elsewhere])
    expect(await wrongCards(db, elsewhere.id)).toEqual([])
    await db.update(cards).set({ balance: 5, pointBalance: 7, held: 3 }).where(eq(cards.userId, id))
    expect(await wrongCards(db, elsewhere.id)).toMatchObject([{ balance: 5, held: 3, points: 7, moved: 0, set: 0, earned: 0 }])
  })

  test('a movement that staff make is audited, with whose card it is', async () => {
    const [her, teller] = [await somebody(), await somebody()]
    const till = staffScope({ activityId: activity.id, userId: teller.id, roles: ['ROLE_STORE'] })
    const entry = { type: 'AM', cents: cents(100), points: points4(0), reason: 'Al banco' } as const
    const made = await rooms.run(till, 'writes', (w) => w.customer(her.id, 'counter').ledger.post(entry))
    if (!made || isRefusal(made)) throw new Error('no movement')
    const [deed] = await db.select().from(audit).where(eq(audit.entityId, made.id))
    expect(deed).toMatchObject({ actor: teller.id, subject: her.id, entity: 'flows', what: 'created', after: { type: 'AM', value: 100 } })
  })
})
