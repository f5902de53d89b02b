import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CounterGood } from '#contract/sold-out.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { audit } from '../../db/schema/audit.ts'
import { stock } from '../../db/schema/stock.ts'
import { jobScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { goods } from './sold-out.ts'

const GOODS = [
  { name: 'cono di fritto', price: 1200, onHand: 9 },
  { name: 'polpo e patate', price: 1400, onHand: 9 },
]

describe.each(engines)('the switch of what is sold out, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  type Shop = Awaited<ReturnType<typeof freshShop>>

  async function staffOf({ activity }: Shop, roles = ['ROLE_STORE']) {
    const person = await freshPerson(stage.connection, [activity], roles)
    const { token } = await tokensOf(stage.app, person)
    const here = `filters[activityId]=${activity.id}`
    const goods = async (search = '') => {
      const { body } = await ask(stage.app, `GET /api/counter/goods?${here}&filters[search]=${search}`, { token })
      return body as unknown as { data: CounterGood[]; totalRows: number; marked: number }
    }
    const mark = async (good: CounterGood | undefined, soldOut: string | null, ids = good?.sizes.map(({ id }) => id) ?? []) =>
      ask(stage.app, `PUT /api/counter/goods/${good?.id}/sold-out`, {
        token,
        body: { activityId: activity.id, sizes: ids.map((id) => ({ id, soldOut })) },
      })
    return { id: person.id, goods, mark }
  }

  test('is found by a search, and what is marked comes first', async () => {
    const shop = await freshShop(stage, GOODS)
    const banco = await staffOf(shop)
    expect((await banco.goods()).data.map(({ name }) => name)).toEqual(['cono di fritto', 'polpo e patate'])
    const { data } = await banco.goods('polpo')
    expect(data).toMatchObject([{ name: 'polpo e patate', sizes: [{ size: 'M', left: 9, soldOut: null }] }])
    expect((await banco.mark(data[0], 'today')).body.data).toMatchObject({ sizes: [{ left: 9, soldOut: 'today' }] })
    expect(await banco.goods()).toMatchObject({ data: [{ name: 'polpo e patate' }, { name: 'cono di fritto' }], totalRows: 2, marked: 1 })
  })

  test('holds at once in the shop, in open carts and in the order, whatever is counted, and back again', async () => {
    const shop = await freshShop(stage, GOODS)
    const [banco, her] = [await staffOf(shop), await shop.customer()]
    const [good] = (await banco.goods('cono')).data
    await her.add(0, 2)
    await banco.mark(good, 'until_changed')
    const found = async () =>
      (await her.call(`GET /api/app/items/search?${her.here}&filters[available]=1`)).body.data.map(({ name }) => name)
    expect(await found()).toEqual(['polpo e patate'])
    expect(await her.cart()).toMatchObject([{ left: 0, changes: [{ is: 'sold_out' }] }])
    expect(await her.order({ totalPrice: '24.00' })).toMatchObject({ status: 409 })
    expect(await her.add(0)).toMatchObject({ status: 409, code: 'sold_out' })
    expect(await shop.left()).toEqual([
      [9, 0],
      [9, 0],
    ])
    await banco.mark(good, null)
    expect(await her.cart()).toMatchObject([{ left: 9, changes: [] }])
    expect((await her.order({ totalPrice: '24.00' })).status).toBe(200)
  })

  test('for today is over by itself, and whoever waits is told then', async () => {
    const shop = await freshShop(stage, GOODS)
    const [banco, her] = [await staffOf(shop), await shop.customer()]
    const [good] = (await banco.goods('cono')).data
    await banco.mark(good, 'today')
    expect(stage.jobs).toContainEqual({ name: 'back-in-stock', payload: { activityId: shop.activity.id } })
    expect((await her.call(`PUT /api/app/stock-alerts/${shop.variants[0]}`, {})).status).toBe(200)
    await db
      .update(stock)
      .set({ soldOutUntil: new Date(Date.now() - 1_000) })
      .where(and(eq(stock.activityId, shop.activity.id), eq(stock.id, shop.variants[0] ?? '')))
    expect((await her.add(0)).status).toBe(200)
  })

  test('is over for the counter when it is for the shop, whatever the clock of this process says', async () => {
    const shop = await freshShop(stage, GOODS)
    const [banco, her] = [await staffOf(shop), await shop.customer()]
    await banco.mark((await banco.goods('cono')).data[0], 'today')
    const ahead = () => new Date(stage.clock().getTime() + 3 * 86_400_000)
    const scope = jobScope({ activityId: shop.activity.id })
    const seen = await works(db, ahead, stage.enqueue).run(scope, 'reads', (w) => goods(w, 'cono', 'it'))
    expect(seen).toMatchObject({ marked: 1, data: [{ sizes: [{ soldOut: 'today' }] }] })
    expect((await her.add(0)).code).toBe('sold_out')
  })

  test('is audited, and neither a customer nor another activity can do it', async () => {
    const [shop, other] = [await freshShop(stage, GOODS), await freshShop(stage, GOODS)]
    const [banco, stranger, customer] = [await staffOf(shop), await staffOf(other), await staffOf(shop, ['ROLE_USER'])]
    const [good] = (await banco.goods('cono')).data
    await banco.mark(good, 'today')
    const [deed] = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, shop.activity.id), eq(audit.entity, 'stock')))
    expect(deed).toMatchObject({ actor: banco.id, via: 'staff', what: 'changed', before: { soldOutUntil: null } })
    expect((await customer.mark(good, null)).status).toBe(403)
    expect((await stranger.mark(good, null)).status).toBe(404)
    expect((await banco.mark(good, null, ['of-something-else'])).status).toBe(404)
    expect((await banco.goods()).marked).toBe(1)
  })
})
