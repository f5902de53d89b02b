import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { newcomers } from '../../../tests/setup/newcomers.ts'
import { couponShop } from '../../../tests/setup/order-coupons.ts'
import { appOver, ask } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { scratchCards, scratchPrizes } from '../../db/schema/scratch-cards.ts'

describe.each(engines)('cards that are given by themselves, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  test.each([
    ['welcome', 1],
    ['purchase', 0],
  ] as const)('who registers where cards are for a %s has %i', async (issue, count) => {
    const { activity, told } = await scratchScene(stage, { issue })
    const { proven, signIn } = newcomers(stage, activity)
    const { body, status } = await signIn(await proven())
    expect(status).toBe(200)
    const { token, id } = body.data as { token: string; id: string }
    const hers = await ask(stage.app, `GET /api/scratch-and-win-customers/me?filters[activityId]=${activity.id}`, { token })
    expect(hers.body).toMatchObject({ totalRows: count })
    expect(await told(id, 'scratchGiven')).toHaveLength(count)
  })

  test.each([
    ['purchase', 1],
    ['welcome', 0],
  ] as const)('an order that is handed over where cards are for a %s gives %i, once, and no sooner', async (issue, count) => {
    const { shop, her, somebody } = await couponShop(stage, [{ name: 'Camicia', price: 1990 }])
    const activityId = shop.activity.id
    const words = { name: 'Gratta', description: null, translations: {} }
    await db.insert(scratchCards).values({ activityId, id: 'gratta', ...words, winning: 10_000, issue, validDays: 60, sort: 0 })
    await db.insert(scratchPrizes).values({ activityId, id: 'uno', scratchCardId: 'gratta', sort: 0, title: 'Un caffè', onHand: 5 })
    const banco = await somebody('ROLE_STORE')
    const cards = async () => (await her.call(`GET /api/scratch-and-win-customers/me?${her.here}`)).body['totalRows']
    await her.add(0)
    const { order } = await her.order({ totalPrice: '19.90' })
    for (const act of ['pay', 'accept', 'ready']) expect((await banco.take(order.id, act)).status).toBe(200)
    expect(await cards()).toBe(0)
    const handed = await Promise.all([1, 2, 3].map(() => banco.take(order.id, 'hand-over')))
    expect(handed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await cards()).toBe(count)
  })
})
