import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { TillAct } from '#contract/counter-till.ts'
import { cents, moneyOf, pointsOf } from '#rules/money.ts'
import { gainOf } from '#rules/till.ts'
import { entryIn } from '../../server/data/notifications/kinds.ts'
import { give } from '../../server/data/coupons/give.ts'
import { cards, flows } from '../../server/db/schema/cards.ts'
import { couponCustomers, coupons } from '../../server/db/schema/coupons.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { toolScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { wordsIn } from '../../server/words.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

const GIVES = { cashBackType: 'EP', rate: 500, pointValue: 1000 } as const
type Purchase = { purchase: string; credit: string; points: string }

/** An activity that gives 5 % and a point every 10 €, with a customer, somebody at its till and a coupon to give. */
export const tillOver =
  ({ app, clock, connection }: Stage) =>
  async (fields: Partial<Parameters<typeof freshActivity>[1]> = {}) => {
    const { db } = connection
    const activity = await freshActivity(connection, { ...GIVES, ...fields })
    const activityId = activity.id
    const glass = { activityId, id: randomUUID(), title: 'Un calice', price: 600, validDays: 30, sort: 0, translations: {} }
    await db.insert(coupons).values(glass)

    const staff = async (person: { id: string; email: string }) => {
      const { token } = await tokensOf(app, person)
      const call = async (line: string, body?: object, key?: string) => {
        const [method, path = ''] = line.split(' ')
        const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {}
        const to = method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}filters[activityId]=${activityId}` : path
        const answer = await ask(app, `${method} ${to}`, { token, headers, ...(body && { body: { activityId, ...body } }) })
        return { status: answer.status, ...(answer.body as { code?: string; data: Record<string, unknown> }) }
      }
      const at = '/api/counter/till'
      const earn = (id: string, purchase: Purchase, key?: string) => call(`POST ${at}/customers/${id}/purchases`, purchase, key)
      return {
        ...person,
        earn,
        purchase: (id: string, size: number) => {
          const gain = gainOf(cents(size), { ...GIVES, pointValue: cents(GIVES.pointValue) })
          return earn(id, { purchase: moneyOf(size), credit: moneyOf(gain.credit), points: pointsOf(gain.points) })
        },
        spend: (id: string, of: string, amount: string, key?: string) => call(`POST ${at}/customers/${id}/spendings`, { of, amount }, key),
        undo: (id: string, key?: string) => call(`PUT ${at}/acts/${id}/undo`, {}, key),
        acts: async () => ((await call(`GET ${at}/acts`)).data ?? []) as unknown as TillAct[],
        find: (code: string) => call(`GET ${at}/codes?filters[code]=${encodeURIComponent(code)}`),
        customer: (id: string) => call(`GET ${at}/customers/${id}`),
        note: (id: string, note: string) => call(`PUT ${at}/customers/${id}/note`, { note }),
        gifts: async (id: string) =>
          ((await call(`GET ${at}/customers/${id}/gifts`)).data ?? []) as unknown as { id: string; title: string }[],
        give: (id: string, couponId: string) => call(`POST ${at}/customers/${id}/gifts`, { couponId }),
        redeem: (id: string) => call(`PUT /api/counter/coupons/${id}/redeem`, {}),
        sees: async (id: string) => (await call(`PUT /api/app/till-acts/${id}/seen`, {})).status,
        /** The same, logged in anew: the clock has moved. */
        again: () => staff(person),
      }
    }
    const someone = async (...roles: string[]) => staff(await freshPerson(connection, [activity], roles))
    const customer = await freshPerson(connection, [activity])
    const here = and(eq(flows.activityId, activityId), eq(flows.userId, customer.id))
    const her = {
      ...customer,
      sees: (await staff(customer)).sees,
      movements: () => db.select().from(flows).where(here).orderBy(desc(flows.seq)),
      card: async () => {
        const [card] = await db.select().from(cards).where(eq(cards.userId, customer.id))
        if (!card) throw new Error('no card')
        return card
      },
      /** What her feed says, in Italian. */
      told: async () => {
        const rows = await db.select().from(notifications).where(eq(notifications.userId, customer.id))
        const words = await wordsIn('it')
        return rows.map((row) => Object.values(entryIn(words, row)).join(': ').replaceAll('\u00a0', ' '))
      },
      /** A coupon that she is given. */
      given: async () => {
        await works(db, clock, async () => {}).run(toolScope({ activityId }), 'writes', (w) => give(w, glass as never, customer.id))
        const [coupon] = await db.select().from(couponCustomers).where(eq(couponCustomers.userId, customer.id))
        if (!coupon) throw new Error('no coupon')
        return coupon
      },
    }
    return { activityId, her, someone, banco: await someone('ROLE_STORE', 'ROLE_USER') }
  }
