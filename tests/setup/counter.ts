import { and, eq } from 'drizzle-orm'
import type { CounterOrder } from '#contract/counter.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { ask, freshPerson, type Stage, tokensOf } from './scene.ts'
import { freshShop } from './shopper.ts'

type Shop = Awaited<ReturnType<typeof freshShop>>

/** What staff do with orders, and a shop with one to do it with. */
export function counterOn(stage: Stage) {
  /** Somebody of the activity, logged in. */
  async function somebody({ activity }: Shop, roles = ['ROLE_STORE']) {
    const person = await freshPerson(stage.connection, [activity], roles)
    const { token } = await tokensOf(stage.app, person)
    const send = async (line: string, body?: object, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
      const answer = await ask(stage.app, line, { token, headers, ...(body && { body: { activityId: activity.id, ...body } }) })
      return { status: answer.status, code: answer.body['code'], order: answer.body.data as CounterOrder, body: answer.body }
    }
    return {
      id: person.id,
      list: async () => (await send(`GET /api/counter/orders?filters[activityId]=${activity.id}`)).body.data as CounterOrder[],
      take: (id: string, act: string, body: object = {}, key?: string) => send(`PUT /api/counter/orders/${id}/${act}`, body, key),
      send,
    }
  }

  /** A shop in which a customer has ordered two shirts for 40,00 €, paid at the store, `credit` of them from her card. */
  async function ordered({ balance = 0, credit = 0 } = {}) {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000, onHand: 10 }])
    const her = await shop.customer(balance)
    await her.add(0, 2)
    const use = credit > 0 ? { checkCreditUse: true, usedCreditValue: `-${credit}.00` } : {}
    const { order } = await her.order({ ...use, totalPrice: `${40 - credit}.00` })
    const told = async () => {
      const here = and(eq(notifications.activityId, shop.activity.id), eq(notifications.userId, her.userId))
      const rows = await stage.connection.db.select().from(notifications).where(here)
      return rows.flatMap(({ facts }) => (facts && 'is' in facts ? [facts.is] : []))
    }
    return { shop, her, order, told }
  }

  return { somebody, ordered }
}
