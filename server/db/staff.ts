import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { may } from '#rules/permissions.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { isHidden } from '#rules/users.ts'
import { type Account, setAddress } from '../data/account/rows.ts'
import { sessions } from '../data/auth/rows.ts'
import { codes } from '../data/codes/rows.ts'
import { groundOf } from '../work/handle.ts'
import type { Work } from '../work/work.ts'
import type { Db } from './connect.ts'
import { becomeCustomer, join } from '../data/customers/rows.ts'
import { addUser, type NewAccount } from '../data/users/rows.ts'
import { workAs } from '../work/as.ts'
import { customerScope } from '../work/scope.ts'
import { eraseFrom, eraseNow } from './personal.ts'
import { activities } from './schema/activities.ts'
import { audit } from './schema/audit.ts'
import { members, users } from './schema/auth.ts'
import { passkeys } from './schema/passkeys.ts'
import { lists, type Staff } from './staff-lists.ts'
import { enqueueing } from '../work/job.ts'

type Entry = Pick<typeof audit.$inferInsert, 'what' | 'subject' | 'before' | 'after'>

/** An account with its memberships. */
export type Seen = Awaited<ReturnType<typeof seen>>
async function seen(tx: Db, userId: string) {
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

/** The accounts that an administrator may see and change: nothing on it reaches another activity's, or a super admin's for others. */
export function staffWorkOf(w: Work, staff: Staff) {
  const { tx, now, enqueue } = groundOf(w)
  const { userId, activityId } = staff
  const asHer = (id: string, roles: string[], at = activityId ?? '') => workAs(w, customerScope({ activityId: at, userId: id, roles }))
  const activityOf = async (id: string) => (await tx.select().from(activities).where(eq(activities.id, id)))[0]

  /** What whoever asks may do at this very instant, or forbidden. */
  async function actor(): Promise<{ id: string; roles: string[] } | Refusal> {
    const found = await seen(tx, userId)
    const here = found?.joined.find((one) => one.activityId === activityId)
    const roles = [...(found?.account.roles ?? []), ...(here?.roles ?? [])]
    const isAllowed = found?.account.active && may(roles, staff.isSuper ? 'superAdmin' : 'administration')
    return isAllowed ? { id: userId, roles } : refuse('forbidden')
  }

  return {
    now,
    activityId,
    ...lists(tx, staff),
    setAddress: (id: string, address: Pick<Account, 'email' | 'username'>) => setAddress(w, id, address),
    sessions: sessions(w),
    /** Secrets by mail, under the key `codes`. */
    codes: (key: Buffer) => codes(w, key),
    enqueue: enqueueing(tx, enqueue),

    /**
     * Holds whoever asks and the one it is about until commit, and looks again what each is: two who take each other's rights
     * come one after the other.
     * @returns both; or forbidden, or not_found for whom she may not see
     */
    hold: async (id: string) => {
      const both = inArray(users.id, [userId, id])
      await tx.select({ id: users.id }).from(users).where(both).orderBy(users.id).for('update')
      const asks = await actor()
      if ('refused' in asks) return asks
      const found = await seen(tx, id)
      const here = found?.joined.find((one) => one.activityId === activityId)
      const isSeen = found && (activityId === undefined || here) && !isHidden(asks, found.everyRole)
      return isSeen ? { actor: asks, ...found } : refuse('not_found')
    },

    /** Holds whoever asks; forbidden where she may no more, not_found where there is no such activity. */
    holdActor: async () => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      return (await activityOf(activityId ?? '')) ? actor() : refuse('not_found')
    },

    /** A new account, a member of the activity; nothing where the address has one. */
    add: async (person: NewAccount, roles: string[]): Promise<string | undefined> => {
      const activity = await activityOf(activityId ?? '')
      const id = activity && (await addUser(asHer('', []), person))
      if (id) await join(asHer(id, roles), activity, { userId: id, roles })
      return id
    },

    set: (id: string, fields: Partial<Pick<typeof users.$inferInsert, 'name' | 'surname' | 'active' | 'passwordHash'>>) =>
      tx.update(users).set(fields).where(eq(users.id, id)),

    /** Other roles in an activity that she is a member of; a customer has a card. */
    setRoles: async (inActivity: string, id: string, roles: string[]) => {
      await tx
        .update(members)
        .set({ roles })
        .where(and(eq(members.activityId, inActivity), eq(members.userId, id)))
      const activity = roles.includes('ROLE_USER') ? await activityOf(inActivity) : undefined
      if (activity) await becomeCustomer(asHer(id, roles, inActivity), activity)
    },

    /** No passkey opens the account any more. */
    forgetPasskeys: (id: string) => tx.delete(passkeys).where(eq(passkeys.userId, id)),

    /** Takes her out of the activity. */
    remove: (inActivity: string, id: string) => eraseFrom(tx, inActivity, id),
    erase: (id: string) => eraseNow(tx, id, now()),

    /** Writes down what was done. */
    note: (entry: Entry) => tx.insert(audit).values({ ...entry, activityId: activityId ?? '', id: randomUUID(), actor: userId, at: now() }),
  }
}
export type StaffWork = ReturnType<typeof staffWorkOf>
