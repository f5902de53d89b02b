import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { type Actor, isHidden } from '#rules/users.ts'
import { activities } from '../../db/schema/activities.ts'
import { audit } from '../../db/schema/audit.ts'
import { members, users } from '../../db/schema/auth.ts'
import { workAs } from '../../work/as.ts'
import { handleOf } from '../../work/handle.ts'
import { type AnyScope, customerScope } from '../../work/scope.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { becomeCustomer } from '../customers/rows.ts'
import { ageHers, showsOnPasses } from '../wallets/rows.ts'

export type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'name' | 'surname' | 'passwordHash' | 'roles' | 'language' | 'active' | 'created'
>

/** Makes an account; the e-mail address, in the form it is compared in, is its user name. @returns its id; undefined if the address has an account */
export async function addUser(w: { scope: AnyScope }, { email, roles = [], ...person }: NewAccount): Promise<string | undefined> {
  const [user] = await handleOf(w)
    .tx.insert(users)
    .values({ id: randomUUID(), username: asUserName(email), email, roles, ...person })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return user?.id
}

/** Whose account has this user name; undefined if none has. */
export async function userNamed(w: { scope: AnyScope }, username: string): Promise<string | undefined> {
  const [user] = await handleOf(w).tx.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id
}

/** An account with its memberships, and the roles of all of them. */
export type Seen = NonNullable<Awaited<ReturnType<typeof seen>>>
async function seen(w: Work, userId: string) {
  const { tx } = handleOf(w)
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  if (!account) return undefined
  const joined = await tx
    .select({ activityId: members.activityId, roles: members.roles, name: activities.name })
    .from(members)
    .innerJoin(activities, eq(activities.id, members.activityId))
    .where(eq(members.userId, userId))
    .orderBy(activities.name)
  return { account, joined, everyRole: [...account.roles, ...joined.flatMap(({ roles }) => roles)] }
}

/** Nobody else changes these accounts until commit. */
const lock = (w: Work, ids: string[]) =>
  handleOf(w).tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('update')

const askerOf = ({ scope }: Work) => scope.actor.id ?? ''
const isIn =
  ({ scope }: Work) =>
  (one: { activityId: string }) =>
    one.activityId === scope.activityId

/** Whoever asks, with her roles at this very instant; or forbidden. */
async function actorOf(w: Work): Promise<Actor | Refusal> {
  const id = askerOf(w)
  const found = await seen(w, id)
  const roles = [...(found?.account.roles ?? []), ...(found?.joined.find(isIn(w))?.roles ?? [])]
  const needed = may(w.scope.actor.roles, 'superAdmin') ? 'superAdmin' : 'administration'
  return found?.account.active && may(roles, needed) ? { id, roles } : refuse('forbidden')
}

/** Holds whoever asks until commit. @returns her; or forbidden where she may no more */
export async function holdActor(w: Work): Promise<Actor | Refusal> {
  await lock(w, [askerOf(w)])
  return actorOf(w)
}

/**
 * Holds whoever asks and the one it is about until commit, and looks again what each is: two who take each other's rights
 * come one after the other.
 * @returns both; or forbidden, or not_found for whom she may not see
 */
export async function hold(w: Work, id: string): Promise<(Seen & { actor: Actor }) | Refusal> {
  await lock(w, [askerOf(w), id])
  const actor = await actorOf(w)
  if (isRefusal(actor)) return actor
  const found = await seen(w, id)
  const isReached = w.scope.activityId === '' || found?.joined.some(isIn(w))
  return found && isReached && !isHidden(actor, found.everyRole) ? { actor, ...found } : refuse('not_found')
}

type Fields = Partial<Pick<Row<typeof users>, 'name' | 'surname' | 'active' | 'passwordHash'>>

/** Changes somebody's account. */
export async function setUser(w: Work, id: string, fields: Fields): Promise<void> {
  const { tx, forget } = handleOf(w)
  await tx.update(users).set(fields).where(eq(users.id, id))
  if (showsOnPasses(fields)) await ageHers(w, id)
  forget(id)
}

/** Other roles in an activity that she is a member of; a customer has a card. */
export async function setRoles(w: Work, id: string, { activityId, roles }: { activityId: string; roles: string[] }): Promise<void> {
  const { tx, forget } = handleOf(w)
  const isHers = and(eq(members.activityId, activityId), eq(members.userId, id))
  await tx.update(members).set({ roles }).where(isHers)
  forget(id)
  if (!roles.includes('ROLE_USER')) return
  const [activity] = await tx.select().from(activities).where(eq(activities.id, activityId))
  if (activity) await becomeCustomer(workAs(w, customerScope({ activityId, userId: id, roles })), activity)
}

type Entry = Pick<typeof audit.$inferInsert, 'what' | 'subject' | 'before' | 'after'>

/** Writes down what was done to an account. */
export async function note(w: Work, entry: Entry): Promise<void> {
  const { tx, activityId, now } = handleOf(w)
  await tx.insert(audit).values({ ...entry, activityId, id: randomUUID(), actor: askerOf(w), at: now() })
}
