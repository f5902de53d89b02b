import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { openStripe } from '../../../tests/fakes/stripe.ts'
import { database } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { processes } from '../../../tests/setup/processes.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { connectPostgres } from '../../db/connect.ts'
import type { App } from '../../http/deps.ts'

vi.setConfig({ testTimeout: 60_000 })

const start = processes()

describe('several processes on one database', async () => {
  const name = `processes_${randomUUID().slice(0, 8)}`
  await (await database('postgres')).run(`create database ${name}`)
  const databaseUrl = new URL(`/${name}`, inject('postgresUrl')).href
  const connection = await connectPostgres(databaseUrl)
  const stage = appOver(connection)
  const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 500 }])
  const stripe = await openStripe()
  const environment = {
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: stripe.secret,
    STRIPE_API_URL: stripe.url,
  }
  const [one, other, ...victims] = await Promise.all(Array.from({ length: 5 }, () => start(environment)))
  if (!one || !other) throw new Error('no process')
  afterAll(async () => {
    await stripe.close()
    await connection.close()
  })
  const both = [one, other]
  const nextVictim = () => victims.shift() ?? other

  const kept = (ref: string) => {
    const session = stripe.session(ref)
    const back = stripe.refunds.filter(({ payment_intent }) => payment_intent === session?.payment_intent)
    return (session?.payment_status === 'paid' ? session.amount_total : 0) - back.reduce((sum, { amount }) => sum + amount, 0)
  }
  const books = (of = shop) => ledgerHolds(connection, { activityId: of.activity.id, stocked: of.stocked, kept })

  const CREDIT = { checkCreditUse: true, usedCreditValue: '-5.00' }
  type Her = Awaited<ReturnType<typeof shop.customer>>
  const somebody = async () => (await shop.crowd(1, 500))[0] as Her
  const opened = ({ body }: Awaited<ReturnType<Her['checkout']>>) =>
    body.data as unknown as { sessionId: string; order: { id: string; progress: string } }
  const ordersOf = async (her: Her) => (await her.at(one.app).call(`GET /api/app/itemorders/activity/${her.activityId}`)).body['totalRows']

  test('of 1,000 buyers of the last 10 pieces 10 have one each', async () => {
    const last = await freshShop(stage, [{ name: 'Sedia', price: 2000, onHand: 10 }])
    const inTurn = pLimit(40)
    const buyers = (await last.crowd(1000)).map((her, n) => her.at(n % 2 ? one.app : other.app))
    const all = await Promise.all(buyers.map((her) => inTurn(() => her.order({ totalPrice: '20.00' }, 'tap'))))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(990)
    await books(last)
  })

  test('of 50 who spend one balance one does; one key at both processes at once is one order', async () => {
    const bread = await freshShop(stage, [{ name: 'Pane', price: 600, onHand: 40 }])
    const [her, him] = await bread.crowd(2, 1000)
    const wish = { checkCreditUse: true, usedCreditValue: '-6.00', totalPrice: '0.00' }
    const tapped = (who: Her | undefined, key: (n: number) => string) =>
      Promise.all(Array.from({ length: 50 }, (_, n) => who?.at(n % 2 ? one.app : other.app).order(wish, key(n))))
    const [spent, same] = [await tapped(her, (n) => `tap ${n}`), await tapped(him, () => 'tap')]
    expect(spent.filter((answer) => answer?.status === 200)).toHaveLength(1)
    expect(new Set(same.map((answer) => `${answer?.status} ${answer?.order.id}`)).size).toBe(1)
    expect([await her?.card(), await him?.card()]).toMatchObject([{ balance: 400 }, { balance: 400 }])
    await books(bread)
  })

  test('return and webhook, twice at both processes, place one order; one that is forged places none', async () => {
    const [her, him] = [await somebody(), await somebody()]
    const [{ sessionId, order }, his] = [opened(await her.at(one.app).checkout(CREDIT)), opened(await him.at(one.app).checkout(CREDIT))]
    stripe.pay(sessionId)
    const tell = async (url: string, { body, headers }: ReturnType<typeof stripe.event>) =>
      (await fetch(`${url}/webhooks/stripe`, { method: 'POST', body, headers })).status
    const event = stripe.event('checkout.session.completed', sessionId)
    const ways = [...both, ...both].flatMap(({ app, url }) => [
      her.at(app).call(`PUT /api/itemorders/paid/session/${sessionId}`, {}),
      tell(url, event),
    ])
    expect((await Promise.all(ways)).map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual(ways.map(() => 200))
    expect(await tell(one.url, stripe.event('checkout.session.completed', his.sessionId, { secrets: ['whsec_other'] }))).toBe(400)
    const progress = async (who: Her, id: string) =>
      (await who.at(one.app).call(`GET /api/app/item-orders/${id}?${who.here}`)).order.progress
    expect([await progress(her, order.id), await progress(him, his.order.id)]).toEqual(['placed', 'pending'])
    await books()
  })

  test.each(['refused', 'dropped'] as const)(
    'killed while the provider opens the session, which was %s: one order, one session',
    async (is) => {
      const [her, victim] = [await somebody(), nextVictim()]
      stripe.fail(/^POST \/v1\/checkout\/sessions$/, { is, deed: victim.kill })
      await expect(her.at(victim.app).checkout(CREDIT, 'tap')).rejects.toThrow()
      const [first, again] = await Promise.all(both.map(({ app }) => her.at(app).checkout(CREDIT, 'tap')))
      expect([first?.status, again?.body.data]).toEqual([200, first?.body.data])
      expect(await ordersOf(her)).toBe(1)
      await books()
    },
  )

  test('killed while the provider says that it is paid: one order', async () => {
    const [her, victim] = [await somebody(), nextVictim()]
    const { sessionId } = opened(await her.at(victim.app).checkout(CREDIT))
    stripe.pay(sessionId)
    stripe.fail(/^GET \/v1\/checkout\/sessions\//, { is: 'dropped', deed: victim.kill })
    await expect(her.at(victim.app).call(`PUT /api/itemorders/paid/session/${sessionId}`, {})).rejects.toThrow()
    const told = await Promise.all(both.map(({ app }) => her.at(app).call(`PUT /api/itemorders/paid/session/${sessionId}`, {})))
    expect(told.map(({ order }) => order.progress)).toEqual(['placed', 'placed'])
    await books()
  })

  test('killed anywhere under load: whoever asks again has one order', async () => {
    const victim = nextVictim()
    const all = await shop.crowd(60, 500)
    const order = (her: Her, app: App) => her.at(app).order({ ...CREDIT, totalPrice: '14.90' }, 'tap')
    const asked = all.map((her) => order(her, victim.app).catch(() => undefined))
    await Promise.any(asked)
    await sleep(20)
    victim.kill()
    const first = await Promise.all(asked)
    expect(first.filter(Boolean).length).toBeLessThan(all.length)
    const again = await Promise.all(all.map((her) => order(her, one.app)))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    for (const [n, answer] of first.entries()) if (answer) expect(again[n]?.order).toEqual(answer.order)
    await books()
  })
})
