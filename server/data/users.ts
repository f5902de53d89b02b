import type { Deed, NewUser, User, UserChange, UsersWish } from '#contract/users.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { asAddress, asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { type Change, checkChange, checkRemoval, checkRoles, NEWCOMER, rolesAfter } from '#rules/users.ts'
import { NO_PASSWORD } from '../db/schema/auth.ts'
import type { Listed, Seen, StaffSteps, StaffWork } from '../db/work.ts'
import { mail } from '../jobs/definitions.ts'
import type { OpenReads } from '../work/open.ts'
import { cut } from '../work/orders.ts'
import { type Account, accountBy } from './account/rows.ts'
import { codes } from './codes/rows.ts'

/** In which language the invited are written to, and on which host the app runs that asks. */
type Here = { language: LanguageCode; host: string | null }

const yesNo = (is: boolean) => (is ? 'Y' : 'N')
const isSame = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()
const missing = (path: string) => refuse('malformed', undefined, { errors: [{ path, code: 'required', message: '' }] })
const taken = () => refuse('email_taken', undefined, { errors: [{ path: 'email', code: 'email_taken', message: '' }] })

function shown({ account, joined }: Listed, isEverywhere: boolean): User {
  const roles = [...(isEverywhere ? account.roles : []), ...joined.flatMap((one) => one.roles)]
  const [first] = joined
  const { id, name, surname, username, email, active, passwordHash, created } = account
  return {
    ...{ id, name, surname, username, email },
    active: yesNo(active),
    roles: [...new Set(roles)],
    activity: first ? { id: first.id, name: first.name } : null,
    activities: joined,
    invited: passwordHash === NO_PASSWORD,
    created: created.toISOString(),
  }
}

async function one(w: StaffWork, id: string) {
  const found = await w.one(id)
  return found ? { data: shown(found, w.activityId === undefined) } : refuse('not_found')
}

/** A page of the accounts that whoever asks may see, by name unless asked otherwise. Spec §6, §9 */
export async function list({ reads }: StaffSteps, { search, role, active, ...paging }: UsersWish) {
  const wanted = { search, role, active: active && active === 'Y' }
  const sort = { by: paging.sortBy ?? 'name', isDown: paging.descending === 1 }
  return reads(async (w) => {
    const { rows, totalRows } = await w.page(wanted, sort, cut(paging))
    return { data: rows.map((row) => shown(row, w.activityId === undefined)), totalRows }
  })
}

/** Sends a link with which she chooses her password; those sent before are over. */
async function invite(w: StaffWork, key: Buffer, { id, username }: Pick<Account, 'id' | 'username'>, host: string | null) {
  await w.codes(key).end('invitation', id)
  const { id: codeId } = await w.codes(key).issue({ purpose: 'invitation', about: username, userId: id })
  await w.enqueue(mail, { letter: 'invitation', codeId, activityId: w.activityId ?? '', host })
}

/** Whom an invitation goes to, from where, and the code that it links to, the same each time; undefined if it is of no use any more. */
export async function letter(w: OpenReads, key: Buffer, codeId: string) {
  const code = await codes(w, key).letter(codeId)
  const account = code?.userId ? await accountBy(w, { id: code.userId }) : undefined
  return code && account?.active ? { account, code: code.opaque, activity: (await w.activity())?.name ?? 'Tessera' } : undefined
}

/**
 * Makes an account in the activity, and invites its owner by mail to choose a password: nobody else ever knows one.
 * @returns it; or malformed, role_wrong, address_letters, email_taken, also where a rival was first. Spec §6
 */
export async function create(steps: StaffSteps, { name, surname, ...wish }: NewUser, { language, host }: Here) {
  const { active = NEWCOMER.active, roles = [...NEWCOMER.roles] } = wish
  const email = wish.email ?? wish.username
  if (email === undefined) return missing('email')
  if (steps.who.activityId === undefined) return missing('activityId')
  const no = checkRoles(roles) ?? checkAddress(email)
  if (no) return no
  const username = asUserName(email)
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const actor = await w.holdActor()
    if (isRefusal(actor)) return actor
    const person = { name, surname, language, email: asAddress(email), active: active === 'Y' }
    const added = await w.add({ ...person, passwordHash: NO_PASSWORD, created: w.now() }, rolesAfter([], roles))
    if (!added) return taken()
    await w.note({
      what: 'created',
      subject: added,
      before: null,
      after: { name, surname, email: person.email, active: person.active, roles },
    })
    if (active === 'Y') await invite(w, key, { id: added, username }, host)
    return one(w, added)
  })
}

/** Where her roles are meant: in the activity that is asked for, else in the only one she has. */
const placeOf = ({ joined }: NonNullable<Seen>, activityId: string | undefined) =>
  activityId === undefined ? (joined.length === 1 ? joined[0] : undefined) : joined.find((at) => at.activityId === activityId)

/** Those of the wishes that would change something. */
function changeOf({ account }: NonNullable<Seen>, held: readonly string[], wish: Omit<UserChange, 'id'>): Change {
  const { name, surname, active, roles } = wish
  const email = wish.email ?? wish.username
  return {
    ...(name !== undefined && name !== account.name && { name }),
    ...(surname !== undefined && surname !== account.surname && { surname }),
    ...(email !== undefined && asUserName(email) !== account.username && { email }),
    ...(active !== undefined && active !== yesNo(account.active) && { active: active === 'Y' }),
    ...(roles && !isSame(roles, held) && { roles }),
  }
}

/**
 * Changes somebody's account, or her roles. Who is switched off, or has another address, is logged out everywhere.
 * @returns it; or forbidden, not_found, malformed, address_letters, email_taken, and what checkChange refuses. Spec §6
 */
export async function update(steps: StaffSteps, { id, ...wish }: UserChange, { host }: Pick<Here, 'host'>) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const held = await w.hold(id)
    if (isRefusal(held)) return held
    const { account, joined, actor } = held
    const place = placeOf(held, w.activityId)
    const change = changeOf(held, place?.roles ?? [], wish)
    if (change.roles && !place) return missing('activityId')
    const isElsewhere = account.roles.length > 0 || joined.some(({ activityId }) => activityId !== w.activityId)
    const no = checkChange(actor, { id, roles: place?.roles ?? [], isElsewhere }, change) ?? checkAddress(change.email ?? '')
    if (no) return no
    if (Object.keys(change).length === 0) return one(w, id)
    if (place && change.roles) change.roles = rolesAfter(place.roles, change.roles)
    await w.note({ what: 'changed', subject: id, ...beforeAndAfter(held, place?.roles ?? [], change) })
    return (await write(w, held, change, place?.activityId)) ?? (await follow(w, key, { account, change, host })) ?? one(w, id)
  })
}

function beforeAndAfter({ account }: NonNullable<Seen>, held: string[], after: Change) {
  const was = { name: account.name, surname: account.surname, email: account.email, active: account.active, roles: held }
  const before = Object.fromEntries(Object.entries(was).filter(([field]) => field in after))
  return { before, after }
}

async function write(w: StaffWork, { account }: NonNullable<Seen>, change: Change, inActivity?: string): Promise<Refusal | undefined> {
  const { email, roles, ...fields } = change
  if (Object.keys(fields).length > 0) await w.set(account.id, fields)
  if (roles && inActivity) await w.setRoles(inActivity, account.id, roles)
  if (email === undefined) return undefined
  if (!(await w.setAddress(account.id, { email, username: asUserName(email) }))) return taken()
  await w.set(account.id, { passwordHash: NO_PASSWORD }) // nobody has proved that address yet: who reads its letters chooses another
}

type Changed = { account: Account; change: Change; host: string | null }

/** What a change brings with it: log-ins that end, links that are over, letters. Whoever had the address before keeps no way in. */
async function follow(w: StaffWork, key: Buffer, { account, change, host }: Changed): Promise<undefined> {
  const { id, username } = account
  const isAddressed = change.email !== undefined
  if (isAddressed || change.active === false) {
    await w.sessions.endAll(id)
    if (isAddressed) await w.forgetPasskeys(id)
    for (const purpose of ['recovery', 'ticket', 'email-change', 'invitation'] as const) await w.codes(key).end(purpose, id)
  }
  const isWaiting = (isAddressed || account.passwordHash === NO_PASSWORD) && (change.active ?? account.active)
  if (isWaiting && (isAddressed || change.active)) await invite(w, key, { id, username: asUserName(change.email ?? username) }, host)
  if (change.email !== undefined && account.passwordHash !== NO_PASSWORD) {
    const language = languageOf(account.language) ?? 'it'
    await w.enqueue(mail, { letter: 'address-changed', to: account.email, name: account.name, language, address: change.email })
  }
}

/**
 * An admin takes somebody out of her activity; a super admin erases the account, at once.
 * @returns nothing; or forbidden, not_found, user_self. Spec §6, §7
 */
export async function remove({ writes, who }: StaffSteps, id: string) {
  return writes(async (w) => {
    const held = await w.hold(id)
    if (isRefusal(held)) return held
    const no = checkRemoval(held.actor, { id })
    if (no) return no
    const { account, joined } = held
    const roles = joined.find(({ activityId }) => activityId === w.activityId)?.roles ?? []
    if (who.isSuper) {
      await w.note({ what: 'erased', subject: id, before: null, after: null })
      await w.sessions.endAll(id)
      await w.erase(id)
      const language = languageOf(account.language) ?? 'it'
      await w.enqueue(mail, { letter: 'erased', to: account.email, name: account.name, language })
      return {}
    }
    await w.note({ what: 'removed', subject: id, before: { roles }, after: null })
    await w.remove(w.activityId ?? '', id)
    return {}
  })
}

const wireFacts = (facts: { active?: boolean } | null) =>
  facts && { ...facts, active: facts.active === undefined ? undefined : (yesNo(facts.active) as 'Y' | 'N') }
const named = (person: { name: string; surname: string } | null) => person && `${person.name} ${person.surname}`.trim()

/** A page of what was done to the accounts that whoever asks may see, the latest first. */
export async function audit({ reads }: StaffSteps, paging: Paging) {
  const { rows, totalRows } = await reads((w) => w.deeds(paging.descending !== 0, cut(paging)))
  const data = rows.map(
    ({ id, at, what, by, of, before, after }): Deed => ({
      ...{ id, what, actor: named(by), subject: named(of) },
      at: at.toISOString(),
      before: wireFacts(before),
      after: wireFacts(after),
    }),
  )
  return { data, totalRows }
}
