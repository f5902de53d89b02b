import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { jobScope, toolScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'
import { setStock } from '../shop/stock.ts'
import { tellWhoWaits } from './stock-alerts.ts'

const GOODS = [
  { name: 'Cappotto', price: 14900, onHand: 0 },
  { name: 'Sciarpa', price: 3500, onHand: 1 },
]

describe.each(engines)('what is sold out, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  type Shop = Awaited<ReturnType<typeof freshShop>>
  const rooms = works(db, stage.clock, async (_, { name }, payload) => void stage.jobs.push({ name, payload: payload as object }))

  /** The jobs that were asked for here. */
  const woken = ({ activity }: Shop) =>
    stage.jobs.filter(({ name, payload }) => name === 'back-in-stock' && (payload as { activityId?: string }).activityId === activity.id)
  /** What the job does, as often as it has something to do. */
  const work = ({ activity }: Shop) => rooms.run(jobScope({ activityId: activity.id }), 'writes', tellWhoWaits)
  const entries = async ({ activity }: Shop, userId: string) => {
    const here = and(eq(notifications.activityId, activity.id), eq(notifications.userId, userId), eq(notifications.kind, 'backInStock'))
    return db.select().from(notifications).where(here)
  }
  async function customerOf(shop: Shop) {
    const her = await shop.customer()
    const path = (which: number) => `/api/app/stock-alerts/${shop.variants[which]}`
    return {
      ...her,
      ask: (which: number) => her.call(`PUT ${path(which)}`, {}),
      drop: (which: number) => her.call(`DELETE ${path(which)}?${her.here}`),
      asked: async () => (await her.call(`GET /api/app/stock-alerts?${her.here}`)).body.data as unknown as { itemColorSizeId: string }[],
    }
  }
  /** The operator counts again. */
  const count = ({ activity, variants }: Shop, which: number, to: number) =>
    rooms.run(toolScope({ activityId: activity.id }), 'writes', (w) =>
      setStock(w, { id: variants[which] ?? '', itemId: '', path: '', onHand: 0, reserved: 0 }, to),
    )

  test('is asked for once, shown, and taken back', async () => {
    const shop = await freshShop(stage, GOODS)
    const her = await customerOf(shop)
    expect(await her.asked()).toEqual([])
    expect((await her.ask(0)).body.data).toMatchObject({ itemColorSizeId: shop.variants[0], name: 'Cappotto', size: 'M' })
    expect((await her.ask(0)).status).toBe(200)
    expect(await her.asked()).toMatchObject([{ itemColorSizeId: shop.variants[0] }])
    expect((await her.drop(0)).status).toBe(200)
    expect((await her.drop(0)).status).toBe(200)
    expect(await her.asked()).toEqual([])
    await count(shop, 0, 3)
    expect(woken(shop)).toEqual([])
  })

  test('what can be had, is nowhere, or is one too many is refused', async () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `Cappotto ${n}`, price: 100, onHand: 0 }))
    const shop = await freshShop(stage, [...many, { name: 'Sciarpa', price: 100, onHand: 1 }])
    const her = await customerOf(shop)
    expect(await her.ask(21)).toMatchObject({ status: 409, code: 'alert_available' })
    expect((await her.call('PUT /api/app/stock-alerts/nothing', {})).status).toBe(404)
    const answers = await Promise.all(many.map((_, which) => her.ask(which)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ code }) => code === 'alerts_full')).toHaveLength(1)
    const other = await customerOf(await freshShop(stage, GOODS))
    expect((await other.call(`PUT /api/app/stock-alerts/${shop.variants[0]}`, {})).status).toBe(404)
  })

  test('once there is some again everybody who waits is told, once, with the size, in her language', async () => {
    const shop = await freshShop(stage, GOODS)
    const [one, two, late] = [await customerOf(shop), await customerOf(shop), await customerOf(shop)]
    await one.ask(0)
    await two.ask(0)
    await count(shop, 0, 2)
    expect(woken(shop)).toHaveLength(1)
    expect(await work(shop)).toBe(2)
    expect(await work(shop)).toBe(0)
    const [entry] = await entries(shop, one.userId)
    if (!entry) throw new Error('she was not told')
    expect(entryIn(await wordsIn('it'), entry)).toEqual({
      title: 'Cappotto: di nuovo disponibile',
      message: 'Blu, M: puoi averlo, finché ce n’è.',
    })
    expect(entryIn(await wordsIn('de'), entry).title).toBe('Cappotto-de: wieder da')
    expect(entry.link).toMatch(/^\/shop\/shops\//)
    expect(await entries(shop, two.userId)).toHaveLength(1)
    expect(await entries(shop, late.userId)).toEqual([])
    expect(await one.asked()).toEqual([])
    await count(shop, 0, 0)
    await one.ask(0)
    await count(shop, 0, 1)
    await work(shop)
    expect(await entries(shop, one.userId)).toHaveLength(2)
  })

  test('two rises at once tell once', async () => {
    const shop = await freshShop(stage, GOODS)
    const crowd = await Promise.all(Array.from({ length: 5 }, () => customerOf(shop)))
    for (const one of crowd) await one.ask(0)
    await count(shop, 0, 1)
    const told = await Promise.all([work(shop), work(shop), work(shop)])
    expect(told.map(Number).reduce((sum, some) => sum + some, 0)).toBe(5)
    for (const one of crowd) expect(await entries(shop, one.userId)).toHaveLength(1)
  })

  test('an order that is cancelled gives its pieces to who waits', async () => {
    const shop = await freshShop(stage, GOODS)
    const [buyer, her] = [await customerOf(shop), await customerOf(shop)]
    await buyer.add(1)
    const { order } = await buyer.order({ totalPrice: '35.00' })
    expect((await her.ask(1)).status).toBe(200)
    await work(shop)
    expect(await entries(shop, her.userId)).toEqual([])
    expect((await buyer.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})).status).toBe(200)
    expect(woken(shop)).toHaveLength(1)
    await work(shop)
    expect(await entries(shop, her.userId)).toHaveLength(1)
  })
})
