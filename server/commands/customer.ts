import { and, desc, eq, type SQL } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import type { Db } from '../db/connect.ts'
import { activities } from '../db/schema/activities.ts'
import { members, users } from '../db/schema/auth.ts'
import { cards, flows } from '../db/schema/cards.ts'

const found = (db: Db, where: SQL | undefined) =>
  db
    .select({
      activityId: activities.id,
      permalink: activities.permalink,
      userId: users.id,
      name: users.name,
      surname: users.surname,
      email: users.email,
      roles: members.roles,
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

/** The customer of an activity with this e-mail address, if she has a card. */
export const customer = async (db: Db, activityId: string, email: string): Promise<Customer | undefined> =>
  (await found(db, and(eq(cards.activityId, activityId), eq(users.username, asUserName(email)))))[0]

/** Whose cards carry this code: a code is one card's within an activity, so there can be one in each. */
export const customersByCode = (db: Db, code: string): Promise<Customer[]> => found(db, eq(cards.code, code))

/** Her last movement. */
export const lastMovement = async (db: Db, { activityId, userId }: Customer) =>
  (
    await db
      .select()
      .from(flows)
      .where(and(eq(flows.activityId, activityId), eq(flows.userId, userId)))
      .orderBy(desc(flows.created), desc(flows.seq))
      .limit(1)
  )[0]
