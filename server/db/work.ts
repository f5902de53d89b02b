import { and, eq, type SQL, sql } from 'drizzle-orm'
import { sendings } from './campaigns.ts'
import { cooldown } from '../work/cooldown.ts'
import { type Ground as KernelGround, groundOf } from '../work/handle.ts'
import { ledger } from '../work/ledger.ts'
import { type AnyScope, customerScope, openScope, type Scope } from '../work/scope.ts'
import { type Work as KernelWork, workOf as kernelWorkOf } from '../work/work.ts'
import { type Kind, type Steps, works as kernelWorks } from '../work/works.ts'
import type { Db } from './connect.ts'
import { join, type Told } from './enrol.ts'
import { invitationOf, inviterOf } from './invites.ts'
import { newcomers } from './newcomers.ts'
import { prepared } from './prepared.ts'
import { type OfActivity, type Row, reading } from './rows.ts'
import { activities } from './schema/activities.ts'
import { staffWorkOf } from './staff.ts'
import type { Staff } from './staff-lists.ts'
import { type Owned, writing } from './writing.ts'

/** A person in one of her activities. Only the session, a job and the operator's tool make one. */
export type Who = { activityId: string; userId: string; roles: readonly string[] }
export type { Db } from './connect.ts'
export type { Cut, Row } from './rows.ts'
export type { Seen, StaffWork } from './staff.ts'
export type { Listed, Staff } from './staff-lists.ts'
export type { Cooldown as Turn } from '../work/cooldown.ts'
export type { Enqueue } from '../work/handle.ts'
import type { Enqueue } from '../work/handle.ts'

/** What every Work stands on. */
type Ground = { tx: Db; now: () => Date; enqueue: Enqueue; ended: KernelGround['forget'] }

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
export function workOf({ tx, now, enqueue, ended = () => {} }: Omit<Ground, 'ended'> & Partial<Ground>, who: Who) {
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
    /** What the activity sends to its customers. */
    sendings: sendings(tx, who),
    /** Her card. */
    ledger: ledger({ tx, now, audit: undefined }, who),
    /** The id of her invitation to this activity. */
    invitation: () => invitationOf(tx, who, now()),
    /** Takes the one turn that there is of something; a refusal gives it back. */
    turn: cooldown(tx, now),
    /** Something to do once this Work is committed, and not before `after`. */
    enqueue: (job: string, payload: object, after?: Date) => enqueue(tx, job, payload, after),
  }
}
export type Work = ReturnType<typeof workOf>

/** What anybody may see: published rows of the activity that the call names, and accounts by their name. */
export function openWorkOf({ tx, now, enqueue }: Ground, activityId = '') {
  const values = { activityId }
  return {
    now,
    activityId,
    /** The activity that the call names, if it is published. */
    activity: () => activityWhere(tx, 'published by id', and(byId, eq(activities.active, true)), values),
    /** Rows of the activity that the call names, if it is published. */
    ours: <T extends OfActivity>(t: T) => reading(tx, t, { kind: 'published', where: ofPublished(t), values }),
    /** Makes a person a customer of an activity: her Work there, or nothing where she is a member already. */
    join: async (activity: Row<typeof activities>, userId: string, told: Told): Promise<Work | undefined> => {
      const roles = ['ROLE_USER']
      const isNew = await join(tx, activity, { userId, roles, created: now(), told })
      return isNew ? workOf({ tx, now, enqueue }, { activityId: activity.id, userId, roles }) : undefined
    },
    /** Whoever sent an invitation to the activity, with her Work there; nothing where nobody did. */
    inviter: async (inviteId: string): Promise<{ name: string; username: string; work: Work } | undefined> => {
      const found = await inviterOf(tx, activityId, inviteId)
      return found && { ...found, work: workOf({ tx, now, enqueue }, { activityId, userId: found.userId, roles: found.roles }) }
    },
    newcomers: newcomers(tx, activityId),
    enqueue: (job: string, payload: object) => enqueue(tx, job, payload),
  }
}
export type OpenWork = ReturnType<typeof openWorkOf>

async function activityWhere(tx: Db, kind: string, where: SQL | undefined, values: Record<string, unknown>) {
  const statement = prepared(tx, activities, kind, () => tx.select().from(activities).where(where))
  return ((await statement.execute(values)) as Row<typeof activities>[])[0]
}

/** The Work of before, for the nouns that do not stand on the kernel yet. */
export function formerly(w: { scope: AnyScope }): Work | OpenWork {
  const { forget: ended, ...ground } = groundOf(w)
  const { scope } = w
  if ('userId' in scope) throw new Error('what belongs to a person stands on the kernel')
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

export function staffSteps(steps: Steps<Scope>) {
  const { activityId, actor } = steps.scope
  const who: Staff = { userId: actor.id ?? '', activityId: activityId || undefined, isSuper: actor.roles.includes('ROLE_SUPER_ADMIN') }
  return {
    who,
    ...former(steps, (w) => staffWorkOf(w as KernelWork, who)),
  }
}
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
