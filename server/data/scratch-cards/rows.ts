import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { scratchCards, scratchCustomers, scratchDraws, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

export const isShown = ne(scratchCustomers.state, sql`'deleted'`)

/** A card with what it won; of one that is not scratched nothing is read. SEMANTICS 9. */
const withPrize = {
  fields: { card: scratchCustomers, prize: scratchDraws },
  leftJoins: [
    { table: scratchDraws, on: and(eq(scratchDraws.cardId, scratchCustomers.id), isNotNull(scratchCustomers.scratched)) ?? sql`false` },
  ],
}

/** What she has, the newest first; `state`: null for any. */
export const hers = sortings(
  scratchCustomers,
  { created: [scratchCustomers.created, scratchCustomers.id] },
  { by: 'created', descending: 1 },
  ({ state }, at) => ({ ...withPrize, where: and(isShown, sql`(${at('state')}::text is null or ${state} = ${at('state')})`) }),
)
export const one = query(scratchCustomers, (t, at) => ({ ...withPrize, where: and(isShown, eq(t.id, at('id'))) }))
export const cardById = query(scratchCustomers, (t, at) => ({ where: and(isShown, eq(t.id, at('id'))) }))
export const drawOf = query(scratchDraws, (t, at) => ({ where: eq(t.cardId, at('id')) }))
export const carrying = (codes: readonly string[]) => ({ where: inArray(scratchCustomers.code, [...codes]) })

/** What the activity can give, in the order of its bundle; the pool of one of them. */
export const inTurn = query(scratchCards, (t) => ({ sort: [asc(t.sort)] }))
export const definitionById = query(scratchCards, (t, at) => ({ where: eq(t.id, at('id')) }))
export const issuedAt = query(scratchCards, (t, at) => ({ where: sql`${t.issue} = ${at('at')}`, sort: [asc(t.sort)] }))
export const poolOf = query(scratchPrizes, (t, at) => ({ where: eq(t.scratchCardId, at('scratchCardId')) }))
export const pools = query(scratchPrizes, (t) => ({ sort: [asc(t.sort)] }))

/** Prizes to collect, with whose they are; who is erased has none. */
const named = {
  fields: { card: scratchCustomers, prize: scratchDraws, name: users.name, surname: users.surname },
  joins: [
    { table: scratchDraws, on: eq(scratchDraws.cardId, scratchCustomers.id) },
    { table: users, on: eq(users.id, scratchCustomers.userId) },
  ],
}
export const namedById = query(scratchCustomers, (t, at) => ({
  ...named,
  where: and(isShown, isNotNull(t.code), eq(t.id, at('id'))),
}))
export const namedByCode = query(scratchCustomers, (t, at) => ({ ...named, where: and(isShown, eq(t.code, at('code'))) }))
export const toCollect = query(scratchCustomers, (t, at) => ({
  ...named,
  where: sql`${t.state} = 'to_collect' and ${t.expires} >= ${at('today')} and ${t.userId} = ${at('userId')}`,
  sort: [asc(t.expires), asc(t.id)],
}))

/** Has she one of these to scratch still? On that day. */
const hasOne = (scratchCardId: unknown, today: unknown) => sql`exists (select 1 from ${scratchCustomers} held
  where held.activity_id = ${customers.activityId} and held.user_id = ${customers.userId} and held.scratch_card_id = ${scratchCardId}
    and held.state = 'new' and held.expires >= ${today})`

/** Customers whose account is open and who have none of a card to scratch. */
export const without = query(customers, (t, at) => ({
  fields: { userId: t.userId },
  joins: [{ table: users, on: sql`${users.id} = ${t.userId} and ${users.active}` }],
  where: sql`not ${hasOne(at('scratchCardId'), at('today'))}`,
  sort: [asc(t.id)],
  limit: 100,
}))

const how = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** Of each card, what became of those that were issued; on that day. */
export const outcomes = query(scratchCustomers, (t, at) => ({
  fields: {
    scratchCardId: t.scratchCardId,
    issued: sql<number>`count(*)::int`,
    unscratched: how(sql`${t.state} = 'new' and ${t.expires} >= ${at('today')}`),
    lost: how(sql`${t.state} = 'lost'`),
    credited: how(sql`${t.state} = 'credited'`),
    toCollect: how(sql`${t.state} = 'to_collect' and ${t.expires} >= ${at('today')}`),
    collected: how(sql`${t.state} = 'collected'`),
    expired: how(sql`${t.state} in ('new', 'to_collect') and ${t.expires} < ${at('today')}`),
    deleted: how(sql`${t.state} = 'deleted'`),
  },
  group: [t.scratchCardId],
}))

/** All that she has, for her data: of a card that is not scratched, not what it wins. docs/decisions/scratch-cards.md */
export const cardsWithPrizes = query(scratchCustomers, (t) => ({ ...withPrize, where: isShown, sort: [asc(t.created), asc(t.id)] }))
