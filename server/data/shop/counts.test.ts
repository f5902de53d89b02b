import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { PRICE_LIMITS } from '#rules/price-limits.ts'
import { moneyOf } from '#rules/money.ts'
import { bundleOf, imagesInMemory } from '../../../tests/bundles.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { importBundle } from '../../bundle/import.ts'
import { activities } from '../../db/schema/activities.ts'
import { itemCategories, itemColors, itemColorSizes } from '../../db/schema/shop.ts'

type Counted = { value: string; items: number }[]
type Counts = Record<'colors' | 'sizes' | 'prices', Counted> & Record<'discounted' | 'available', number>
type Wish = Record<string, string | undefined>

const { languages, shop } = parse(readFileSync('demo/bottega-lino/activity.yaml', 'utf8'))
const withoutPictures = (_: string, value: unknown) =>
  value && typeof value === 'object' && 'picture' in value ? { ...value, picture: undefined } : value
const LINES = stringify(JSON.parse(JSON.stringify({ languages, shop }, withoutPictures)))
const LIMITS = PRICE_LIMITS.map(moneyOf)

describe.each(engines)('the filters of a shop, %s', async (engine) => {
  const connection = await database(engine)
  const { app, clock } = appOver(connection)

  /** The demo's shop in an activity of its own, and its customer. */
  async function tailor() {
    const bundle = bundleOf(LINES, {}, `prova-${randomUUID().slice(0, 8)}`)
    const done = await importBundle(bundle, { db: connection.db, images: imagesInMemory(), enqueue: async () => {}, clock })
    if (!('id' in done)) throw new Error(JSON.stringify(done))
    const made = await connection.db.select().from(activities).where(eq(activities.id, done.id))
    const { token } = await tokensOf(app, await freshPerson(connection, made))
    const get = (path: string, wish: Wish) => {
      const asked = Object.entries({ activityId: done.id, ...wish }).flatMap(([name, value]) =>
        value ? [[`filters[${name}]`, value]] : [],
      )
      return ask(app, `GET /api/app/items/search${path}${new URLSearchParams(asked)}`, { token })
    }
    return {
      id: done.id,
      counts: async (wish: Wish = {}) => (await get('/counts?', wish)).body.data as unknown as Counts,
      refused: async (wish: Wish) => (await get('/counts?', wish)).status,
      /** How many goods the list has; its second page is asked for nothing but that. */
      total: async (wish: Wish) => (await get('?page=2&', wish)).body.totalRows,
    }
  }
  const found = async (table: typeof itemColors | typeof itemColorSizes, column: 'code' | 'name', activityId: string) => {
    const rows = await connection.db
      .select()
      .from(table as typeof itemColors)
      .where(eq(table.activityId, activityId))
    return [...new Set(rows.map((row) => row[column]))]
  }

  test('say of each value what the list then has, whatever else is chosen', async () => {
    const here = await tailor()
    const colors = await found(itemColors, 'code', here.id)
    const sizes = await found(itemColorSizes, 'name', here.id)
    const categories = await connection.db.select().from(itemCategories).where(eq(itemCategories.activityId, here.id))
    const one = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
    const wishes = fc.record({
      categoryId: one(...categories.map(({ id }) => id)),
      search: one('lino', 'nero', 'a e', '100%', 'zzz'),
      color: one(...colors, 'none'),
      size: one(...sizes),
      priceFrom: one('40.00', '129.00'),
      priceTo: one(...LIMITS, '129.00'),
      discounted: one('1', '0'),
      available: one('1', '0'),
    })
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const told = await here.counts(wish)
        const agrees = async (filter: string, values: string[], counted: Counted) => {
          const totals = await Promise.all(values.map((value) => here.total({ ...wish, [filter]: value })))
          const said = values.map((value) => counted.find((other) => other.value === value)?.items ?? 0)
          expect({ filter, said }).toEqual({ filter, said: totals })
        }
        await agrees('color', colors, told.colors)
        await agrees('size', sizes, told.sizes)
        await agrees('priceTo', LIMITS, told.prices)
        await agrees('discounted', ['1'], [{ value: '1', items: told.discounted }])
        await agrees('available', ['1'], [{ value: '1', items: told.available }])
      }),
      { numRuns: engine === 'postgres' ? 15 : 4 },
    )
  })

  test('take one statement, and count nothing of another activity', async () => {
    const [here, other] = [await tailor(), await freshActivity(connection)]
    const before = await here.counts()
    expect(before.colors.length).toBeGreaterThan(5)
    statements()
    await here.counts({ color: before.colors[0]?.value, available: '1' })
    if (engine === 'postgres') expect(statements()).toHaveLength(1)
    await tailor()
    expect(await here.counts()).toEqual(before)
    expect(await here.refused({ categoryId: 'none' })).toBe(404)
    expect(await here.refused({ activityId: other.id })).toBe(404)
    const stranger = await tokensOf(app, await freshPerson(connection, [other]))
    const theirs = await ask(app, `GET /api/app/items/search/counts?filters[activityId]=${other.id}`, { token: stranger.token })
    expect(theirs.body.data).toEqual({ colors: [], sizes: [], prices: [], discounted: 0, available: 0 })
  })
})
