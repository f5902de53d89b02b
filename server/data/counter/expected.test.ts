import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { shippings } from '../../db/schema/shop.ts'
import { wordsIn } from '../../words.ts'
import { personalDataExport } from '../exports/personal-data.ts'
import { ownScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { entryIn } from '../notifications/kinds.ts'

describe.each(engines)('by which day a parcel arrives, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const { somebody } = counterOn(stage)

  /** A shop far from here, where somebody has ordered a shirt that is sent so; it is accepted. */
  async function accepted(shipping: 'C' | 'H' = 'C', { zone = 'Pacific/Auckland', daysFrom = 0, daysTo = 0 } = {}) {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 9000 }], { zone })
    const way = eq(shippings.id, shop.ways.shipping[shipping])
    await db.update(shippings).set({ daysFrom, daysTo }).where(way)
    const her = await shop.customer()
    await her.add(0)
    const home = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const ways = { shippingId: shop.ways.shipping[shipping], paymentId: shop.ways.payment.BT, customerAddressId: home.order.id }
    const { order } = await her.order({ ...ways, totalPrice: shipping === 'H' ? '91.50' : '90.00' })
    const banco = await somebody(shop)
    await banco.take(order.id, 'accept')
    const today = onTheWall(zone, stage.clock().getTime()).day
    const hers = async () => (await her.call(`GET /api/app/item-orders/${order.id}?${her.here}`)).order
    const later = (days: Partial<typeof shippings.$inferInsert>) => db.update(shippings).set(days).where(way)
    return { her, hers, order, today, later, ship: (body: object = {}, key?: string) => banco.take(order.id, 'ship', body, key) }
  }

  test('staff say it, she reads it, and hears it once in her language', async () => {
    const { her, hers, today, ship } = await accepted()
    expect(await hers()).toMatchObject({ progress: 'accepted', expected: null })
    const expected = dayAfter(today, 3)
    expect(await ship({ expected }, 'one')).toMatchObject({ status: 200, order: { progress: 'shipped', expected } })
    expect(await ship({ expected }, 'one')).toMatchObject({ status: 200, order: { progress: 'shipped', expected } })
    expect(await hers()).toMatchObject({ progress: 'shipped', expected })
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId))
    const told = rows.filter(({ facts }) => facts && 'is' in facts && facts.is === 'shipped')
    expect(told).toHaveLength(1)
    const dayIn = (language: string) =>
      new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(expected))
    const [row] = told
    expect(row && entryIn(await wordsIn('it'), row).message).toBe(`In viaggio: arriva entro ${dayIn('it')}.`)
    const german = dayIn('de').replace('. ', '.\u00a0')
    expect(row && entryIn(await wordsIn('de'), row).message).toBe(`Unterwegs: kommt bis ${german}.`)
  })

  test('it stands in all that is known about her', async () => {
    const { her, today, ship } = await accepted('C', { daysFrom: 3, daysTo: 5 })
    await ship({ expected: today })
    const say = { reason: () => '', given: () => '', entry: () => ({ title: '', message: '' }) }
    const own = ownScope(her.userId)
    const promised = `${dayAfter(today, 3)} – ${dayAfter(today, 5)}`
    const facts = await works(db, stage.clock, async () => {}).run(own, 'reads', (w) => personalDataExport(w, say))
    expect(facts).toMatchObject({ activities: [{ orders: [{ progress: 'shipped', promised, expected: today }] }] })
  })

  test('what the checkout promised stays with the order, counted from its day on the wall of the activity', async () => {
    const { hers, order, today, later } = await accepted('C', { daysFrom: 3, daysTo: 5 })
    const deliveryDays = { from: dayAfter(today, 3), to: dayAfter(today, 5) }
    expect(order).toMatchObject({ deliveryDays })
    await later({ daysFrom: 7, daysTo: 9 })
    expect(await hers()).toMatchObject({ deliveryDays, expected: null })
  })

  test('without one nothing is promised', async () => {
    const { hers, ship } = await accepted()
    expect(await ship()).toMatchObject({ status: 200, order: { expected: null } })
    expect(await hers()).toMatchObject({ progress: 'shipped', expected: null, deliveryDays: null })
  })

  test('not in the past, as the wall of the activity says, nor further than 60 days, nor on a day that there is not', async () => {
    const { hers, today, ship } = await accepted()
    for (const expected of [dayAfter(today, -1), dayAfter(today, 61), `${today.slice(0, 4)}-02-30`])
      expect(await ship({ expected })).toMatchObject({
        status: 422,
        code: 'order_expected',
        body: { errors: [{ path: 'expected', code: 'order_expected', message: expect.stringContaining('60') }] },
      })
    expect((await ship({ expected: '30.11.2026' })).status).toBe(400)
    expect(await hers()).toMatchObject({ progress: 'accepted', expected: null })
    expect((await ship({ expected: dayAfter(today, 60) })).status).toBe(200)
  })

  test('what the activity brings home itself is there the same day', async () => {
    const { today, ship } = await accepted('H')
    expect(await ship({ expected: today })).toMatchObject({ status: 422, code: 'order_expected' })
    expect((await ship()).status).toBe(200)
  })

  test('who comes second hears who was faster, and changes no day', async () => {
    const { hers, today, ship } = await accepted()
    await ship({ expected: today })
    expect(await ship({ expected: dayAfter(today, 2) })).toMatchObject({ status: 409, code: 'order_step' })
    expect(await hers()).toMatchObject({ expected: today })
  })
})
