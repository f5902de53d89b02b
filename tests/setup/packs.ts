import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CounterPack, PackOffer } from '#contract/counter-packs.ts'
import type { Pack } from '#contract/packs.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { packs } from '../../server/db/schema/packs.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

const zone = 'Europe/Rome'
const TEN = {
  title: 'Dieci pieghe',
  description: 'Due in omaggio',
  service: 'Piega',
  serviceId: 'piega',
  translations: { de: { title: 'Zehn Stylings', service: 'Styling' } },
  price: 14_400,
  places: 10,
  validDays: 365,
}
const ONE = { title: 'Una piega', price: 1600, places: 1, validDays: 7 }

/** An activity that sells two packs, whoever comes there, and what each asks of it by the wire. */
export async function packTill({ connection, app }: Stage) {
  const { db } = connection
  const activity = await freshActivity(connection, { zone })
  const activityId = activity.id
  const [ten, one] = [TEN, ONE].map((said, sort) => ({ ...said, activityId, id: randomUUID(), sort })) as [
    typeof packs.$inferInsert,
    typeof packs.$inferInsert,
  ]
  await db.insert(packs).values([ten, one])
  const here = `filters[activityId]=${activityId}`

  async function someone(...roles: string[]) {
    const person = await freshPerson(connection, [activity], roles.length > 0 ? roles : undefined)
    let { token } = await tokensOf(app, person)
    const call = async <T>(line: string, body?: object, headers = {}) => {
      const answer = await ask(app, line, { token, headers, ...(body && { body: { activityId, ...body } }) })
      return {
        status: answer.status,
        ...(answer.body as { code?: string; message?: string; data: T; totalRows?: number; offers?: PackOffer[] }),
      }
    }
    const keyed = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key })
    return {
      ...person,
      call,
      /** After a while the session has to begin anew. */
      enter: async () => {
        token = (await tokensOf(app, person)).token
      },
      list: async (filters = '', headers = {}) => {
        const { data, totalRows } = await call<Pack[]>(`GET /api/pack-customers/me?${here}${filters}`, undefined, headers)
        return { rows: data, totalRows }
      },
      look: (customerId: string) => call<CounterPack[]>(`GET /api/counter/packs?${here}&filters[customerId]=${customerId}`),
      sell: (customerId: string, packId: string, paid: string | null) =>
        call<CounterPack>('POST /api/counter/packs', { customerId, packId, paid }),
      take: (id: string, key?: string) => call<CounterPack>(`PUT /api/counter/packs/${id}/use`, {}, keyed(key)),
      undoSale: (id: string, key?: string) => call(`PUT /api/counter/packs/${id}/undo`, {}, keyed(key)),
      undo: (useId: string, key?: string) => call<CounterPack>(`PUT /api/counter/pack-uses/${useId}/undo`, {}, keyed(key)),
    }
  }

  const told = async (userId: string) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.activityId, activityId), eq(notifications.userId, userId)))
    return rows.sort((a, b) => (a.kind < b.kind ? -1 : 1))
  }
  return { activityId, zone, ten, one, someone, told }
}
