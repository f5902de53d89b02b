import { randomInt, randomUUID } from 'node:crypto'
import { eq, getTableColumns } from 'drizzle-orm'
import { cardCode, serialLength } from '#rules/card-code.ts'
import { asUserName } from '#rules/email.ts'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { members, users } from './schema/auth.ts'
import { cards } from './schema/cards.ts'
import { customers } from './schema/customers.ts'
import { notices } from './schema/notices.ts'

type Person = Pick<typeof users.$inferInsert, 'email' | 'name' | 'surname' | 'passwordHash' | 'roles' | 'language' | 'active' | 'created'>
type Activity = Pick<typeof activities.$inferSelect, 'id' | 'cardType' | 'codeType'>
/** What a customer says about herself when she joins. */
export type Told = Partial<Omit<typeof customers.$inferInsert, 'activityId' | 'id' | 'userId' | 'created'>>
type Joining = { userId: string; roles: string[]; created: Date; told?: Told }

/** Makes an account; the e-mail address, in the form it is compared in, is its user name. Returns nothing when the address has one already. */
export async function addUser(tx: Db, { email, roles = [], ...person }: Person): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), username: asUserName(email), email, roles, ...person })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return user?.id
}

/** Makes a person a member of an activity, and a customer (ROLE_USER) the owner of an empty card. False if she is a member already. */
export async function join(tx: Db, activity: Activity, { userId, roles, created, told }: Joining): Promise<boolean> {
  const joined = await tx
    .insert(members)
    .values({ activityId: activity.id, userId, id: randomUUID(), roles, created })
    .onConflictDoNothing()
    .returning({ id: members.id })
  if (joined.length === 0) return false
  if (roles.includes('ROLE_USER')) await becomeCustomer(tx, activity, { userId, created, told })
  return true
}

/** Makes a member a customer, with an empty card; one that she has stays. */
export async function becomeCustomer(tx: Db, activity: Activity, { userId, created, told }: Omit<Joining, 'roles'>) {
  const customer = { ...told, activityId: activity.id, userId, id: randomUUID(), created }
  const [added] = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id })
  if (added) await issueCard(tx, activity, userId, created)
}

/** A card with a code that no other card of the activity has. */
async function issueCard(tx: Db, { id: activityId, codeType, cardType }: Activity, userId: string, created: Date) {
  const card = { activityId, userId, codeType, type: cardType, balance: 0, pointBalance: 0, created }
  for (;;) {
    const serial = Array.from({ length: serialLength(codeType) }, () => randomInt(10)).join('')
    const issued = await tx
      .insert(cards)
      .values({ ...card, id: randomUUID(), code: cardCode(codeType, serial) })
      .onConflictDoNothing({ target: [cards.activityId, cards.code] })
      .returning({ id: cards.id })
    if (issued.length > 0) return
  }
}

/** The activity with this permalink, published or not. */
export const activityAt = async (tx: Db, permalink: string) =>
  (await tx.select().from(activities).where(eq(activities.permalink, permalink)))[0]

/** The activity that sent this notice. */
export const activityOfNotice = async (tx: Db, noticeId: string) =>
  (
    await tx
      .select(getTableColumns(activities))
      .from(activities)
      .innerJoin(notices, eq(notices.activityId, activities.id))
      .where(eq(notices.id, noticeId))
  )[0]
