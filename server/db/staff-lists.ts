import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'
import type { Cut } from '../work/reading.ts'
import { activities } from './schema/activities.ts'
import { audit } from './schema/audit.ts'
import { members, users } from './schema/auth.ts'

/** Whoever administers accounts: in one activity, or (a super admin alone) in all of them. */
export type Staff = { userId: string; activityId: string | undefined; isSuper: boolean }

/** Which accounts are asked for. */
export type Wanted = { search?: string | undefined; role?: string | undefined; active?: boolean | undefined }
export type Listed = Awaited<ReturnType<ReturnType<typeof lists>['page']>>['rows'][number]

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

/** What an administrator reads: the accounts within her reach, and what was done to them. */
export const lists = (tx: Db, { activityId, isSuper }: Staff) => {
  const isMember = (also?: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(members)
        .where(and(eq(members.userId, users.id), activityId === undefined ? undefined : eq(members.activityId, activityId), also)),
    )
  const isSuperAdmin = sql`(${holds(SUPER, users.roles)} or exists (select 1 from ${members}
    where ${members.userId} = ${users.id} and ${holds(SUPER, members.roles)}))`
  const reach = and(activityId === undefined ? undefined : isMember(), isSuper ? undefined : not(isSuperAdmin))

  /** Has she the role within reach? A super admin's reach is the platform too. */
  const isGiven = (role: string) =>
    activityId === undefined ? or(holds(role, users.roles), isMember(holds(role, members.roles))) : isMember(holds(role, members.roles))

  const which = ({ search, role, active }: Wanted) =>
    and(
      reach,
      search ? sql`${users.name} || ' ' || ${users.surname} || ' ' || ${users.email} ilike ${asPattern(search)}` : undefined,
      role === undefined ? undefined : isGiven(role),
      active === undefined ? undefined : eq(users.active, active),
    )

  /** Their memberships within reach, each with its activity. */
  const membershipsOf = (ids: string[]) =>
    tx
      .select({ userId: members.userId, id: activities.id, name: activities.name, roles: members.roles })
      .from(members)
      .innerJoin(activities, eq(activities.id, members.activityId))
      .where(and(inArray(members.userId, ids), activityId === undefined ? undefined : eq(members.activityId, activityId)))
      .orderBy(activities.name, activities.id)

  return {
    /** A page of accounts with their memberships within reach, and how many there are in all. */
    page: async (wanted: Wanted, { by, isDown }: { by: string; isDown: boolean }, { offset, limit }: Cut) => {
      const where = which(wanted)
      const sort = [...(BY[by] ?? []), users.id].map((column) => (isDown ? desc(column) : asc(column)))
      const found = await tx
        .select()
        .from(users)
        .where(where)
        .orderBy(...sort)
        .limit(limit)
        .offset(offset)
      const joined = found.length > 0 ? await membershipsOf(found.map(({ id }) => id)) : []
      const rows = found.map((account) => ({ account, joined: joined.filter(({ userId }) => userId === account.id) }))
      return { rows, totalRows: await tx.$count(users, where) }
    },

    /** The one account, if it is within reach. */
    one: async (id: string) => {
      const [account] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), reach))
      return account && { account, joined: await membershipsOf([id]) }
    },

    /** A page of what was done to accounts, the newest first unless `isDown` is false, and how much there is. Super admins are nobody to others. */
    deeds: async (isDown: boolean, { offset, limit }: Cut) => {
      const [actor, subject] = [alias(users, 'actor'), alias(users, 'subject')]
      const isOfSuper = exists(
        tx
          .select({ one: sql`1` })
          .from(users)
          .where(and(eq(users.id, audit.subject), isSuperAdmin)),
      )
      const where = and(
        isNull(audit.entity),
        activityId === undefined ? undefined : eq(audit.activityId, activityId),
        isSuper ? undefined : not(isOfSuper),
      )
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
        rows: rows.map((row) => (row.by?.roles.includes(SUPER) && !isSuper ? { ...row, by: null } : row)),
        totalRows: await tx.$count(audit, where),
      }
    },
  }
}
