import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CounterPrize, GivenCard, Issued } from '#contract/counter-prizes.ts'
import type { TillAct } from '#contract/counter-till.ts'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { definitions, issue } from '../../server/data/scratch-cards/issue.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { scratchCards, scratchPrizes } from '../../server/db/schema/scratch-cards.ts'
import { toolScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

const ROME = 'Europe/Rome'

/** What the pool of the scene has: credit, and something to collect. */
export const POOL = [
  { title: 'Settecento segreti', credit: 77_731, onHand: 40 },
  { title: 'Un caffè segreto', credit: null, onHand: 60, translations: { de: { title: 'Ein geheimer Kaffee' } } },
]

type Pool = readonly { title: string; credit: number | null; onHand: number }[]

/** An activity with one scratch card to give, and people of it. */
export async function scratchScene(
  stage: Stage,
  { pool = POOL as Pool, winning = 10_000, ...more }: { pool?: Pool; winning?: number; issue?: 'welcome' | 'purchase' } = {},
) {
  const { connection, app, clock, jobs } = stage
  const { db } = connection
  const rooms = works(db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))
  const activity = await freshActivity(connection, { zone: ROME })
  const activityId = activity.id
  const scratchCardId = randomUUID()
  const words = { name: 'Gratta', description: 'A cena', translations: { de: { name: 'Rubbeln' } } }
  await db.insert(scratchCards).values({ activityId, id: scratchCardId, ...words, winning, issue: 'hand', validDays: 60, sort: 0, ...more })
  await db.insert(scratchPrizes).values(pool.map((prize, sort) => ({ activityId, id: randomUUID(), scratchCardId, sort, ...prize })))
  const here = `filters[activityId]=${activityId}`

  const someone = async (...roles: string[]) => {
    const person = await freshPerson(connection, [activity], roles.length > 0 ? roles : undefined)
    let { token } = await tokensOf(app, person)
    const call = async <T>(line: string, body?: object, headers = {}) => {
      const answer = await ask(app, line, { token, headers, ...(body && { body: { activityId, ...body } }) })
      return {
        status: answer.status,
        ...(answer.body as { code?: string; message?: string; totalRows?: number }),
        data: answer.body.data as T,
      }
    }
    const keyed = (key?: string) => (key ? { 'Idempotency-Key': key } : {})
    const path = '/api/scratch-and-win-customers'
    return {
      ...person,
      call,
      enter: async () => {
        token = (await tokensOf(app, person)).token
      },
      list: async (filters = '') => {
        const { data, totalRows } = await call<ScratchCard[]>(`GET ${path}/me?${here}${filters}`)
        return { rows: data, totalRows }
      },
      one: (id: string, headers = {}) => call<ScratchCard>(`GET ${path}/${id}?${here}`, undefined, headers),
      scratch: (id: string, key?: string) => call<ScratchCard>(`PUT ${path}/${id}/scratched`, {}, keyed(key)),
      drop: (id: string) => call(`DELETE /api/app/scratch-and-win-customers/${id}?activityId=${activityId}`),
      prizes: (userId: string) => call<CounterPrize[]>(`GET /api/counter/customers/${userId}/prizes?${here}`),
      look: (code: string) => call<CounterPrize>(`GET /api/counter/prizes?${here}&filters[code]=${encodeURIComponent(code)}`),
      redeem: (id: string, key?: string) => call<CounterPrize>(`PUT /api/counter/prizes/${id}/redeem`, {}, keyed(key)),
      acts: async () => (await call<TillAct[]>(`GET /api/counter/till/acts?${here}`)).data,
      undo: (actId: string, key?: string) => call<TillAct>(`PUT /api/counter/till/acts/${actId}/undo`, {}, keyed(key)),
      cards: () => call<GivenCard[]>(`GET /api/counter/scratch-cards?${here}`),
      issue: (customerId: string, key?: string) =>
        call<Issued>('POST /api/counter/scratch-cards', { scratchCardId, customerId }, keyed(key)),
    }
  }
  /** Gives somebody a card that wins this of the pool; undefined: a losing one. */
  const hand = async (userId: string, prize: number | undefined) => {
    const made = await rooms.run(toolScope({ activityId }), 'writes', async (w) => {
      const [card] = await definitions(w)
      return card ? issue(w, card, [userId], () => prize) : []
    })
    const id = isRefusal(made) ? undefined : made[0]?.id
    if (!id) throw new Error('no card was issued')
    return id
  }
  const told = (userId: string, kind: string) =>
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.activityId, activityId), eq(notifications.userId, userId), eq(notifications.kind, kind)))
  return { activity, activityId, scratchCardId, rooms, someone, hand, told, today: () => onTheWall(ROME, clock().getTime()).day }
}
