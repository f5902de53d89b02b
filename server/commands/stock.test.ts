import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { activities } from '../db/schema/activities.ts'
import { audit } from '../db/schema/audit.ts'
import { stock } from '../db/schema/stock.ts'

const SHOP = `shop:
  categories:
    - name: Donna
      goods:
        - name: Cappotto
          price: 189
          colours: [{name: Cammello, colour: "#b98a5a", sizes: [{name: "40", stock: 3}, {name: "42", stock: 0}]}]
        - {name: Sciarpa, price: 35, colours: [{name: Rosso, colour: "#aa0000", sizes: [{name: U, stock: 9}]}]}
`

describe.each(engines)('stock set, %s', (engine) => {
  async function operator() {
    const { db } = await database(engine)
    const activity = `prova-${randomUUID().slice(0, 8)}`
    const { said, ask } = operatorOver({ db })
    expect(await ask('activity import', { folder: bundleOf(SHOP, {}, activity) })).toEqual([])
    const [row] = await db.select().from(activities).where(eq(activities.permalink, activity))
    const activityId = row?.id ?? ''
    const counted = async () =>
      (await db.select().from(stock).where(eq(stock.activityId, activityId))).map(({ onHand }) => onHand).toSorted((a, b) => a - b)
    return { db, activity, activityId, said, counted, set: (code: string, to: string) => ask('stock set', { activity, code, to }) }
  }

  test('says how many there are of one variant, and writes down that the tool did', async () => {
    const { db, activityId, said, counted, set } = await operator()
    expect(await set('cappotto/cammello/42', '7')).toEqual([])
    expect(said).toEqual(['cappotto/cammello/42: 0 before, 7 now.'])
    expect(await counted()).toEqual([3, 7, 9])
    const [deed] = await db.select().from(audit).where(eq(audit.activityId, activityId))
    expect(deed).toMatchObject({ via: 'tool', what: 'changed', entity: 'stock', before: { onHand: 0 }, after: { onHand: 7 } })
  })

  test('the good is enough where it has one variant; else the variants are named', async () => {
    const { counted, set } = await operator()
    expect(await set('sciarpa', '0')).toEqual([])
    expect(await counted()).toEqual([0, 0, 3])
    expect(await set('cappotto', '1')).toEqual([
      'cappotto has 2 variants; give the code of one of them:',
      '  cappotto/cammello/40 (3)',
      '  cappotto/cammello/42 (0)',
    ])
    expect(await set('capp', '1')).toEqual([expect.stringMatching(/sells nothing with the code capp\./)])
    expect(await counted()).toEqual([0, 0, 3])
  })

  test('what waits for payment stays there', async () => {
    const { db, activityId, counted, set } = await operator()
    await db
      .update(stock)
      .set({ reserved: 2 })
      .where(and(eq(stock.activityId, activityId), eq(stock.onHand, 9)))
    expect(await set('sciarpa/rosso/u', '1')).toEqual([
      '2 of sciarpa/rosso/u wait for their payment: there cannot be fewer. Nothing was changed.',
    ])
    expect(await set('sciarpa/rosso/u', '2')).toEqual([])
    expect(await counted()).toEqual([0, 2, 3])
  })
})
