import { and, eq, type SQL, sql } from 'drizzle-orm'
import { account, type Ended, sessions } from './accounts.ts'
import { codes } from './codes.ts'
import { groundOf } from '../work/handle.ts'
import { openWorkOf as kernelOpenWorkOf } from '../work/open.ts'
import { type AnyScope, customerScope, openScope, type OpenScope, type OwnScope, type Scope } from '../work/scope.ts'
import { workOf as kernelWorkOf } from '../work/work.ts'
import { type Kind, type Steps, works as kernelWorks } from '../work/works.ts'
import type { Db } from './connect.ts'
import { openDevices, ownDevices } from './devices.ts'
import { isMember } from './enrol.ts'
import { type Enqueue, enqueueing } from '../work/job.ts'
import { ownAccount } from './own-account.ts'
import { ownLogIns } from './own-log-ins.ts'
import { ownedBy } from './own.ts'
import { openPasskeys, ownPasskeys } from './passkeys.ts'
import { prepared } from './prepared.ts'
import { type OfActivity, type Row, reading } from './rows.ts'
import { activities, hosts } from './schema/activities.ts'
import { members, users } from './schema/auth.ts'
import { cards } from './schema/cards.ts'
import { staffWorkOf } from './staff.ts'
import type { Staff } from './staff-lists.ts'
import { isUnused, settle } from './unused.ts'
import { type Owned, writing } from './writing.ts'

/** A person in one of her activities. Only the session, a job and the operator's tool make one. */
export type Who = { activityId: string; userId: string; roles: readonly string[] }
export type { Account } from './accounts.ts'
export type { Db } from './connect.ts'
export type { Cut, Row } from './rows.ts'
export type { Seen, StaffWork } from './staff.ts'
export type { Listed, Staff } from './staff-lists.ts'
export type { Enqueue } from '../work/job.ts'

/** What every Work stands on. */
type Ground = { tx: Db; now: () => Date; enqueue: Enqueue; ended: Ended }

const named = sql.placeholder('activityId')
const person = sql.placeholder('userId')
const byId = eq(activities.id, named)
const isPublished = sql`exists (select 1 from ${activities} where ${activities.id} = ${named} and ${activities.active})`

/** Conditions are made once for each table: making one takes as long as sending it. */
function ofEach<T extends OfActivity>(make: (t: T) => SQL | undefined) {
  const made = new WeakMap<T, SQL | undefined>()
  return (t: T) => {
    if (!made.has(t)) made.set(t, make(t))
    return made.get(t)
  }
}

const inActivity = ofEach((t) => eq(t.activityId, named))
const ofPerson = ofEach((t: Owned) => and(eq(t.activityId, named), eq(t.userId, person)))
const ofPublished = ofEach((t) => and(eq(t.activityId, named), isPublished))

/** Rows bound to one customer and one activity; nothing on it takes either. */
export function workOf({ tx, now, enqueue, ended = () => {} }: Omit<Ground, 'ended'> & { ended?: Ended }, who: Who) {
  const values = { activityId: who.activityId, userId: who.userId }
  return {
    /** The same on the kernel, for the nouns that stand there already. */
    kernel: kernelWorkOf({ tx, now, enqueue, forget: ended }, customerScope(who)),
    now,
    roles: who.roles,
    /** The activity itself. */
    activity: () => activityWhere(tx, 'by id', byId, values),
    /** This customer's rows in this activity. */
    mine: <T extends Owned>(t: T) => ({
      ...reading(tx, t, { kind: 'mine', where: ofPerson(t), values }),
      ...writing(tx, t, who),
    }),
    /** The activity's rows, to read. */
    ours: <T extends OfActivity>(t: T) => reading(tx, t, { kind: 'ours', where: inActivity(t), values }),
    /** Something to do once this Work is committed, and not before `after`. */
    enqueue: enqueueing(tx, enqueue),
  }
}
export type Work = ReturnType<typeof workOf>

/** What belongs to the person alone, in whatever activity. */
export const ownWorkOf = ({ tx, now, enqueue, ended }: Ground, userId: string) => ({
  now,
  account: ownAccount(tx, userId),
  logIns: ownLogIns(tx, userId, now),
  /** Her rows of a table that belongs to persons. */
  own: <T extends Parameters<typeof ownedBy>[1]>(t: T) => ownedBy(tx, t, userId),
  devices: ownDevices(tx, userId),
  passkeys: ownPasskeys(tx, userId, now),
  sessions: sessions(tx, now, ended),
  /** Secrets by mail, under the key `codes`. */
  codes: (key: Buffer) => codes(tx, now, key),
  /** Something to do once this Work is committed, and not before `after`. */
  enqueue: enqueueing(tx, enqueue),
  /** Her memberships of active activities, each with her card there if she has one. */
  memberships: (sort: SQL[]) =>
    tx
      .select({ member: members, activity: activities, card: cards })
      .from(members)
      .innerJoin(activities, eq(activities.id, members.activityId))
      .leftJoin(cards, and(eq(cards.activityId, members.activityId), eq(cards.userId, members.userId)))
      .where(and(eq(members.userId, userId), eq(activities.active, true)))
      .orderBy(...sort),
})
export type OwnWork = ReturnType<typeof ownWorkOf>

/** What anybody may see: published rows of the activity that the call names, and accounts by their name. */
export function openWorkOf({ tx, now, enqueue, ended }: Ground, activityId = '') {
  const values = { activityId }
  const published = (kind: string, where: SQL, more: object) =>
    activityWhere(tx, `published ${kind}`, and(where, eq(activities.active, true)), { ...values, ...more })
  return {
    /** The same on the kernel, for the nouns that stand there already. */
    kernel: kernelOpenWorkOf({ tx, now, enqueue, forget: ended }, openScope(activityId)),
    now,
    activityId,
    /** The activity that the call names, if it is published. */
    activity: () => published('by id', byId, {}),
    /** The activity that has this host name of its own. */
    activityOfHost: (host: string) =>
      published(
        'by host',
        sql`${activities.id} in (select ${hosts.activityId} from ${hosts} where ${hosts.host} = ${sql.placeholder('host')})`,
        { host },
      ),
    /** Rows of the activity that the call names, if it is published. */
    ours: <T extends OfActivity>(t: T) => reading(tx, t, { kind: 'published', where: ofPublished(t), values }),
    account: (by: { username: string } | { id: string }) => account(tx, by),
    /** Whose this address is to who would join the activity: an account that was never used is nobody's. */
    owner: (username: string) => account(tx, { username }, sql`not (${isUnused(activityId)})`),
    /** Makes an account for who proved its address; nothing where somebody uses one. */
    addAccount: (person: Omit<Parameters<typeof settle>[2], 'created'>) => settle(tx, activityId, { ...person, created: now() }),
    setPassword: (userId: string, passwordHash: string) => tx.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    /** Does she belong to it, or to another one? */
    isMember: (userId: string, at = activityId) => isMember(tx, { activityId: at, userId }),
    sessions: sessions(tx, now, ended),
    /** Secrets by mail, under the key `codes`. */
    codes: (key: Buffer) => codes(tx, now, key),
    devices: openDevices(tx, now),
    passkeys: openPasskeys(tx, now),
    enqueue: enqueueing(tx, enqueue),
  }
}
export type OpenWork = ReturnType<typeof openWorkOf>

async function activityWhere(tx: Db, kind: string, where: SQL | undefined, values: Record<string, unknown>) {
  const statement = prepared(tx, activities, kind, () => tx.select().from(activities).where(where))
  return ((await statement.execute(values)) as Row<typeof activities>[])[0]
}

/** The Work of before, for the nouns that do not stand on the kernel yet. */
export function formerly(w: { scope: AnyScope }): Work | OwnWork | OpenWork {
  const { forget: ended, ...ground } = groundOf(w)
  const { scope } = w
  if ('userId' in scope) return ownWorkOf({ ...ground, ended }, scope.userId)
  if ('published' in scope) return openWorkOf({ ...ground, ended }, scope.published)
  return workOf({ ...ground, ended }, whoIn(scope))
}
const whoIn = ({ activityId, customerId, actor }: Scope): Who => ({ activityId, userId: customerId ?? actor.id ?? '', roles: actor.roles })

/** Several Works of before, one after the other. */
const former = <S extends AnyScope, W>({ secret, reads, writes }: Steps<S>, of: (w: { scope: S }) => W) => ({
  secret,
  reads: <T>(job: (w: W) => Promise<T>) => reads((w) => job(of(w as never))) as Promise<T>,
  writes: <T>(job: (w: W) => Promise<T>) => writes((w) => job(of(w as never))) as Promise<T>,
})

export const openSteps = (steps: Steps<OpenScope>) => former(steps, (w) => formerly(w) as OpenWork)
export const ownSteps = (steps: Steps<OwnScope>) => ({ userId: steps.scope.userId, ...former(steps, (w) => formerly(w) as OwnWork) })
export function staffSteps(steps: Steps<Scope>) {
  const { activityId, actor } = steps.scope
  const who: Staff = { userId: actor.id ?? '', activityId: activityId || undefined, isSuper: actor.roles.includes('ROLE_SUPER_ADMIN') }
  return {
    who,
    ...former(steps, (w) => {
      const { forget: ended, ...ground } = groundOf(w)
      return staffWorkOf({ ...ground, ended }, who)
    }),
  }
}
export type OpenSteps = ReturnType<typeof openSteps>
export type OwnSteps = ReturnType<typeof ownSteps>
export type StaffSteps = ReturnType<typeof staffSteps>

/** Opens Works of before on a database. */
export function works(db: Db, now: () => Date, enqueue: Enqueue) {
  const rooms = kernelWorks(db, now, enqueue)
  return {
    secret: rooms.secret,
    of: <T>(who: Who, kind: Kind, job: (w: Work) => Promise<T>) =>
      rooms.run(customerScope(who), kind, (w) => job(formerly(w) as Work)) as Promise<T>,
    open: <T>(activityId: string | undefined, kind: Kind, job: (w: OpenWork) => Promise<T>) =>
      rooms.run(openScope(activityId), kind, (w) => job(formerly(w) as OpenWork)) as Promise<T>,
  }
}
