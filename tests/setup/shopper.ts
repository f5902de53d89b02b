import { eq, sql } from 'drizzle-orm'
import type { CartItem } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { cents, points4 } from '#rules/money.ts'
import { cards, flows, holds } from '../../server/db/schema/cards.ts'
import { stock } from '../../server/db/schema/stock.ts'
import { ledger } from '../../server/work/ledger.ts'
import { crowd } from './crowd.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'
import { type Good, offerWays, openStore, sell } from './shop.ts'

type Body = { data: Order & CartItem[] } & Record<string, unknown>
/** What a call answered, read as what the contract says of an order. */
type Answered = { status: number; code: unknown; order: Order; body: Body }

/** A shop with goods and every way of shipping and paying. */
export async function freshShop(stage: Stage, goods: Good[], fields: Parameters<typeof freshActivity>[1] = {}) {
  const { connection } = stage
  const { db } = connection
  const activity = await freshActivity(connection, {
    rate: 500,
    pointValue: 1000,
    ...fields,
    configuration: { shopType: 'A', showShopApp: true, ...fields.configuration },
  })
  const variants = await sell(connection, activity, goods)
  const ways = await offerWays(connection, activity)
  const ofHere = eq(stock.activityId, activity.id)

  /** A customer with so much on her card, logged in. */
  async function customer(balance = 0) {
    const person = await freshPerson(connection, [activity])
    const owner = { activityId: activity.id, userId: person.id }
    if (balance > 0)
      await db.transaction((tx) =>
        ledger({ tx, now: stage.clock, audit: undefined, enqueue: async () => {} }, owner).post({
          type: 'AM',
          cents: cents(balance),
          points: points4(0),
          reason: 'prova',
        }),
      )
    return as(await entered(person))
  }

  const entered = async (person: { id: string; email: string }) => ({ ...person, token: (await tokensOf(stage.app, person)).token })

  /** A customer, by her id and a token of hers, with what she does in the shop; `app`: at another process. */
  function as(person: { id: string; token: string; email?: string }, app = stage.app) {
    const { token } = person
    const call = async (line: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> => {
      const answer = await ask(app, line, { token, headers, ...(body && { body: { activityId: activity.id, ...body } }) })
      const { data, code } = answer.body as unknown as Body & { code: unknown }
      return { status: answer.status, code, order: data as Order, body: answer.body as unknown as Body }
    }
    const here = `filters[activityId]=${activity.id}`
    return {
      activityId: activity.id,
      userId: person.id,
      email: person.email ?? '',
      /** The same, logged in anew: the clock has moved. */
      again: async () => as(await entered({ id: person.id, email: person.email ?? '' }), app),
      /** The same person at another process. */
      at: (app: Stage['app']) => as(person, app),
      call,
      here,
      add: (which: number, quantity = 1) => call('POST /api/itemcarts', { itemColorSizeId: variants[which], quantity }),
      cart: async () => (await call(`GET /api/app/itemcarts/activity/${activity.id}`)).body.data as CartItem[],
      order: (wish: object, key?: string) =>
        call(
          'POST /api/itemorders',
          { shippingId: ways.shipping.S, paymentId: ways.payment.ST, checkCreditUse: false, ...wish },
          key === undefined ? {} : { 'Idempotency-Key': key },
        ),
      checkout: (wish: object = {}, key?: string) =>
        call(
          'POST /api/itemorders/paid/checkout',
          { shippingId: ways.shipping.S, paymentId: ways.payment.S, checkCreditUse: false, ...wish },
          key === undefined ? {} : { 'Idempotency-Key': key },
        ),
      card: async () => {
        const [card] = await db.select().from(cards).where(sql`${cards.activityId} = ${activity.id} and ${cards.userId} = ${person.id}`)
        const movements = await db
          .select()
          .from(flows)
          .where(sql`${flows.activityId} = ${activity.id} and ${flows.userId} = ${person.id}`)
          .orderBy(flows.seq)
        const open = await db
          .select()
          .from(holds)
          .where(sql`${holds.activityId} = ${activity.id} and ${holds.userId} = ${person.id} and ${holds.state} = 'open'`)
        return {
          ...card,
          types: movements.map(({ type }) => type),
          sum: movements.reduce((all, { value }) => all + value, 0),
          held: open.reduce((all, one) => all + one.cents, 0),
        }
      },
    }
  }

  return {
    activity,
    variants,
    ways,
    customer,
    opened: (name: string, visible?: boolean) => openStore(connection, activity, name, visible),
    /** So many customers at once, each with one of every good in her cart. */
    crowd: async (count: number, balance = 0) => {
      const cart = goods.map(({ price }, n) => ({ variantId: variants[n] ?? '', quantity: 1, unitPrice: price }))
      return (await crowd(connection, activity, count, { cart, balance, clock: stage.clock })).map((one) => as(one))
    },
    /** How many there were of each good that is counted. */
    stocked: Object.fromEntries(goods.flatMap(({ onHand }, n) => (onHand === undefined ? [] : [[variants[n] ?? '', onHand]]))) as Record<
      string,
      number
    >,
    /** On hand and reserved of each good, in their order. */
    left: async () => {
      const rows = await db.select().from(stock).where(ofHere)
      return variants.map((id) => rows.find((row) => row.id === id)).map((row) => row && [row.onHand, row.reserved])
    },
  }
}
