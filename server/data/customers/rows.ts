import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { workAs } from '../../work/as.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { type AnyScope, customerScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'

type Activity = Pick<typeof activities.$inferSelect, 'id' | 'cardType' | 'codeType'>
/** What a customer says about herself when she joins. */
export type Told = Partial<Omit<typeof customers.$inferInsert, 'activityId' | 'id' | 'userId' | 'created'>>
type Joining = { userId: string; roles: string[]; told?: Told }

/**
 * Makes a person a member of an activity, and a customer (ROLE_USER) the owner of an empty card.
 * @returns her Work there; undefined if she is a member already
 */
export async function join(w: { scope: AnyScope }, activity: Activity, { userId, roles, told }: Joining): Promise<Work | undefined> {
  const { tx, now, forget } = handleOf(w)
  const joined = await tx
    .insert(members)
    .values({ activityId: activity.id, userId, id: randomUUID(), roles, created: now() })
    .onConflictDoNothing()
    .returning({ id: members.id })
  if (joined.length === 0) return undefined
  forget(userId) // that she was none
  const hers = workAs(w, customerScope({ activityId: activity.id, userId, roles }))
  if (roles.includes('ROLE_USER')) await becomeCustomer(hers, activity, told)
  return hers
}

/** Makes a member a customer, with an empty card; one that she has stays. */
export async function becomeCustomer(hers: Work, activity: Activity, told: Told = {}): Promise<void> {
  const { tx, now, activityId, customerId: userId } = handleOf(hers)
  await tx
    .insert(customers)
    .values({ ...told, activityId, userId, id: randomUUID(), created: now() })
    .onConflictDoNothing()
  await hers.ledger.issue(activity)
}

const found = (w: OpenReads, where: SQL | undefined) =>
  handleOf(w)
    .tx.select({
      activityId: activities.id,
      permalink: activities.permalink,
      userId: users.id,
      name: users.name,
      surname: users.surname,
      email: users.email,
      code: cards.code,
      codeType: cards.codeType,
      balance: cards.balance,
      pointBalance: cards.pointBalance,
    })
    .from(cards)
    .innerJoin(activities, eq(activities.id, cards.activityId))
    .innerJoin(users, eq(users.id, cards.userId))
    .innerJoin(members, and(eq(members.activityId, cards.activityId), eq(members.userId, cards.userId)))
    .where(where)
    .orderBy(activities.permalink)

/** A customer with her card. */
export type Customer = Awaited<ReturnType<typeof found>>[number]

/** The customer of the activity with this permalink and this e-mail address, if she has a card. For the operator. */
export const customerAt = async (w: OpenReads, permalink: string, email: string): Promise<Customer | undefined> =>
  (await found(w, and(eq(activities.permalink, permalink), eq(users.username, asUserName(email)))))[0]

/** Whose cards carry this code: a code is one card's within an activity, so there can be one in each. For the operator. */
export const customersByCode = (w: OpenReads, code: string): Promise<Customer[]> => found(w, eq(cards.code, code))
