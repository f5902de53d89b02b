import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { may } from '#rules/permissions.ts'
import { activities } from '../../db/schema/activities.ts'
import { audit } from '../../db/schema/audit.ts'
import { isSuper, members, users } from '../../db/schema/auth.ts'
import { handleOf } from '../../work/handle.ts'
import type { Cut } from '../../work/reading.ts'
import type { Scope } from '../../work/scope.ts'

/** Whoever administers accounts: in one activity, or (a super admin whose activityId is '') in all of them. */
type In = { scope: Scope }

/** Which accounts are asked for. */
export type Wanted = { search?: string | undefined; role?: string | undefined; active?: boolean | undefined }
export type Listed = Awaited<ReturnType<typeof page>>['rows'][number]

const SUPER = 'ROLE_SUPER_ADMIN'
const holds = (role: string, roles: PgColumn) => sql`${role} = any(${roles})`
const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const folded = (column: PgColumn) => sql`lower(${column})`

/** What the lists are sorted by, each with what breaks its ties. */
const BY: Record<string, SQL[]> = {
  name: [folded(users.name), folded(users.surname)],
  surname: [folded(users.surname), folded(users.name)],
  email: [folded(users.email)],
  username: [folded(users.username)],
  active: [sql`${users.active}`, folded(users.name), folded(users.surname)],
  created: [sql`${users.created}`],
}

const isSuperAdmin = sql`(${isSuper(users.roles)} or exists (select 1 from ${members}
  where ${members.userId} = ${users.id} and ${isSuper(members.roles)}))`
const seesSuperAdmins = ({ scope }: In) => may(scope.actor.roles, 'superAdmin')

/** The rows of the activity that is asked for, or of all of them. */
const within = ({ scope }: In, column: PgColumn) => (scope.activityId === '' ? undefined : eq(column, scope.activityId))

/** Is she a member within reach? */
const isMember = (w: In, also?: SQL) =>
  exists(
    handleOf(w)
      .tx.select({ one: sql`1` })
      .from(members)
      .where(and(eq(members.userId, users.id), within(w, members.activityId), also)),
  )

const isInReach = (w: In) => and(w.scope.activityId === '' ? undefined : isMember(w), seesSuperAdmins(w) ? undefined : not(isSuperAdmin))

/** Has she the role within reach? A super admin's reach is the platform too. */
function isGiven(w: In, role: string) {
  const isGivenHere = isMember(w, holds(role, members.roles))
  return w.scope.activityId === '' ? or(holds(role, users.roles), isGivenHere) : isGivenHere
}

const isWanted = (w: In, { search, role, active }: Wanted) =>
  and(
    isInReach(w),
    search ? sql`${users.name} || ' ' || ${users.surname} || ' ' || ${users.email} ilike ${asPattern(search)}` : undefined,
    role === undefined ? undefined : isGiven(w, role),
    active === undefined ? undefined : eq(users.active, active),
  )

/** Their memberships within reach, each with its activity. */
const membershipsOf = (w: In, ids: string[]) =>
  handleOf(w)
    .tx.select({ userId: members.userId, id: activities.id, name: activities.name, roles: members.roles })
    .from(members)
    .innerJoin(activities, eq(activities.id, members.activityId))
    .where(and(inArray(members.userId, ids), within(w, members.activityId)))
    .orderBy(activities.name, activities.id)

/** A page of accounts with their memberships within reach, and how many there are in all. */
export async function page(w: In, wanted: Wanted, { by, isDown, offset, limit }: Cut & { by: string; isDown: boolean }) {
  const { tx } = handleOf(w)
  const where = isWanted(w, wanted)
  const sort = [...(BY[by] ?? []), users.id].map((column) => (isDown ? desc(column) : asc(column)))
  const found = await tx
    .select()
    .from(users)
    .where(where)
    .orderBy(...sort)
    .limit(limit)
    .offset(offset)
  const ids = found.map(({ id }) => id)
  const joined = ids.length > 0 ? await membershipsOf(w, ids) : []
  const rows = found.map((account) => ({ account, joined: joined.filter(({ userId }) => userId === account.id) }))
  const isAll =
    w.scope.activityId !== '' && [undefined, ''].includes(wanted.search) && wanted.role === undefined && wanted.active === undefined
  return { rows, totalRows: isAll ? await countAll(w) : await tx.$count(users, where) }
}

/** All members of the activity but those who are not to be seen: they are few, and an index counts the others. BUDGETS #25. */
async function countAll(w: In): Promise<number> {
  const { tx } = handleOf(w)
  const isHere = eq(members.activityId, w.scope.activityId)
  const count = await tx.$count(members, isHere)
  if (seesSuperAdmins(w)) return count
  const supers = tx
    .select({ id: users.id })
    .from(users)
    .where(isSuper(users.roles))
    .union(tx.select({ id: members.userId }).from(members).where(isSuper(members.roles)))
  return count - (await tx.$count(members, and(isHere, inArray(members.userId, supers))))
}

/** The one account with its memberships within reach; undefined if it is not within reach itself. */
export async function one(w: In, id: string): Promise<Listed | undefined> {
  const isIt = and(eq(users.id, id), isInReach(w))
  const [account] = await handleOf(w).tx.select().from(users).where(isIt)
  return account && { account, joined: await membershipsOf(w, [id]) }
}

/** A page of what was done to accounts, the newest first if `isDown`, and how much there is. Super admins are nobody to others. */
export async function auditLog(w: In, { isDown, offset, limit }: Cut & { isDown: boolean }) {
  const { tx } = handleOf(w)
  const [actor, subject] = [alias(users, 'actor'), alias(users, 'subject')]
  const isOfSuper = exists(
    tx
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, audit.subject), isSuperAdmin)),
  )
  const where = and(isNull(audit.entity), within(w, audit.activityId), seesSuperAdmins(w) ? undefined : not(isOfSuper))
  const rows = await tx
    .select({ ...getTableColumns(audit), by: actor, of: subject })
    .from(audit)
    .leftJoin(actor, eq(actor.id, audit.actor))
    .leftJoin(subject, eq(subject.id, audit.subject))
    .where(where)
    .orderBy(isDown ? desc(audit.at) : asc(audit.at), audit.id)
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.map((row) => (row.by?.roles.includes(SUPER) && !seesSuperAdmins(w) ? { ...row, by: null } : row)),
    totalRows: await tx.$count(audit, where),
  }
}
