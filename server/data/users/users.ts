import type { Deed, NewUser, User, UserChange, UsersWish } from '#contract/users.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { asAddress, asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { type Change, checkChange, checkRemoval, checkRoles, NEWCOMER, rolesAfter } from '#rules/users.ts'
import { NO_PASSWORD } from '../../db/schema/auth.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OpenReads } from '../../work/open.ts'
import { cut } from '../../work/sorting.ts'
import type { Scope } from '../../work/scope.ts'
import type { Reads, Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { type Account, accountBy, setAddress } from '../account/rows.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { join } from '../customers/rows.ts'
import { eraseFromActivity, eraseNow } from '../erasing/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { deeds, type Listed, one as oneInReach, page } from '../reach/rows.ts'
import { addUser, hold, holdActor, note, type Seen, setRoles, setUser } from './rows.ts'

/** Of whoever administers accounts: in one activity, or (a super admin whose activityId is '') in all of them. */
type StaffSteps = Steps<Scope>

/** In which language the invited are written to, and on which host the app runs that asks. */
type Here = { language: LanguageCode; host: string | null }

const isEverywhere = ({ scope }: { scope: Scope }) => scope.activityId === ''
const yesNo = (is: boolean) => (is ? 'Y' : 'N')
const isSame = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

function shown({ account, joined }: Listed, isOnPlatform: boolean): User {
  const roles = [...(isOnPlatform ? account.roles : []), ...joined.flatMap((one) => one.roles)]
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

async function one(w: Reads, id: string) {
  const found = await oneInReach(w, id)
  return found ? { data: shown(found, isEverywhere(w)) } : refuse('not_found')
}

/** A page of the accounts that whoever asks may see, by name unless asked otherwise. Spec §6, §9 */
export async function list({ reads }: StaffSteps, { search, role, active, ...paging }: UsersWish) {
  const wanted = { search, role, active: active && active === 'Y' }
  const part = { by: paging.sortBy ?? 'name', isDown: paging.descending === 1, ...cut(paging) }
  return reads(async (w) => {
    const { rows, totalRows } = await page(w, wanted, part)
    return { data: rows.map((row) => shown(row, isEverywhere(w))), totalRows }
  })
}

/** Sends a link with which she chooses her password; those sent before are over. */
async function invite(w: Work, key: Buffer, { id, username }: Pick<Account, 'id' | 'username'>, host: string | null) {
  await codes(w, key).end('invitation', id)
  const { id: codeId } = await codes(w, key).issue({ purpose: 'invitation', about: username, userId: id })
  await w.enqueue(mail, { letter: 'invitation', codeId, activityId: w.scope.activityId, host })
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
  if (email === undefined) return refuseField('email', 'malformed', { code: 'required' })
  if (isEverywhere(steps)) return refuseField('activityId', 'malformed', { code: 'required' })
  const no = checkRoles(roles) ?? checkAddress(email)
  if (no) return no
  const username = asUserName(email)
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const activity = await w.activity()
    if (!activity) return refuse('not_found')
    const actor = await holdActor(w)
    if (isRefusal(actor)) return actor
    const person = { name, surname, language, email: asAddress(email), active: active === 'Y' }
    const id = await addUser(w, { ...person, passwordHash: NO_PASSWORD, created: w.now() })
    if (!id) return refuseField('email', 'email_taken')
    await join(w, activity, { userId: id, roles: rolesAfter([], roles) })
    const after = { name, surname, email: person.email, active: person.active, roles }
    await note(w, { what: 'created', subject: id, before: null, after })
    if (active === 'Y') await invite(w, key, { id, username }, host)
    return one(w, id)
  })
}

/** Where her roles are meant: in the activity that is asked for, else in the only one she has. */
function placeOf(w: Work, { joined }: Seen) {
  if (isEverywhere(w)) return joined.length === 1 ? joined[0] : undefined
  return joined.find(({ activityId }) => activityId === w.scope.activityId)
}

/** Those of the wishes that would change something. */
function changeOf({ account }: Seen, held: readonly string[], wish: Omit<UserChange, 'id'>): Change {
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
    const held = await hold(w, id)
    if (isRefusal(held)) return held
    const { account, joined, actor } = held
    const place = placeOf(w, held)
    const change = changeOf(held, place?.roles ?? [], wish)
    if (change.roles && !place) return refuseField('activityId', 'malformed', { code: 'required' })
    const isElsewhere = account.roles.length > 0 || joined.some(({ activityId }) => activityId !== w.scope.activityId)
    const no = checkChange(actor, { id, roles: place?.roles ?? [], isElsewhere }, change) ?? checkAddress(change.email ?? '')
    if (no) return no
    if (Object.keys(change).length === 0) return one(w, id)
    if (place && change.roles) change.roles = rolesAfter(place.roles, change.roles)
    await note(w, { what: 'changed', subject: id, ...beforeAndAfter(held, place?.roles ?? [], change) })
    return (await write(w, held, change, place?.activityId)) ?? (await follow(w, key, { account, change, host })) ?? one(w, id)
  })
}

function beforeAndAfter({ account }: Seen, held: string[], after: Change) {
  const was = { name: account.name, surname: account.surname, email: account.email, active: account.active, roles: held }
  const before = Object.fromEntries(Object.entries(was).filter(([field]) => field in after))
  return { before, after }
}

async function write(w: Work, { account }: Seen, change: Change, inActivity?: string): Promise<Refusal | undefined> {
  const { email, roles, ...fields } = change
  if (Object.keys(fields).length > 0) await setUser(w, account.id, fields)
  if (roles && inActivity) await setRoles(w, account.id, { activityId: inActivity, roles })
  if (email === undefined) return undefined
  if (!(await setAddress(w, account.id, { email, username: asUserName(email) }))) return refuseField('email', 'email_taken')
  await setUser(w, account.id, { passwordHash: NO_PASSWORD }) // nobody has proved that address yet: who reads its letters chooses another
}

type Changed = { account: Account; change: Change; host: string | null }

/** What a change brings with it: log-ins that end, links that are over, letters. Whoever had the address before keeps no way in. */
async function follow(w: Work, key: Buffer, { account, change, host }: Changed): Promise<undefined> {
  const { id, username } = account
  const isAddressed = change.email !== undefined
  if (isAddressed || change.active === false) {
    await sessions(w).endAll(id)
    if (isAddressed) await removePasskeys(w, id)
    for (const purpose of ['recovery', 'ticket', 'email-change', 'invitation'] as const) await codes(w, key).end(purpose, id)
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
export async function remove({ scope, writes }: StaffSteps, id: string) {
  return writes(async (w) => {
    const held = await hold(w, id)
    if (isRefusal(held)) return held
    const no = checkRemoval(held.actor, { id })
    if (no) return no
    const { account } = held
    if (may(scope.actor.roles, 'superAdmin')) {
      await note(w, { what: 'erased', subject: id, before: null, after: null })
      await sessions(w).endAll(id)
      await eraseNow(w, id)
      const language = languageOf(account.language) ?? 'it'
      await w.enqueue(mail, { letter: 'erased', to: account.email, name: account.name, language })
      return {}
    }
    const roles = placeOf(w, held)?.roles ?? []
    await note(w, { what: 'removed', subject: id, before: { roles }, after: null })
    await eraseFromActivity(w, id)
    return {}
  })
}

const wireFacts = (facts: { active?: boolean } | null) =>
  facts && { ...facts, active: facts.active === undefined ? undefined : (yesNo(facts.active) as 'Y' | 'N') }
const named = (person: { name: string; surname: string } | null) => person && `${person.name} ${person.surname}`.trim()

/** A page of what was done to the accounts that whoever asks may see, the latest first. */
export async function audit({ reads }: StaffSteps, paging: Paging) {
  return reads(async (w) => {
    const { rows, totalRows } = await deeds(w, { isDown: paging.descending !== 0, ...cut(paging) })
    const data = rows.map(
      ({ id, at, what, by, of, before, after }): Deed => ({
        ...{ id, what, actor: named(by), subject: named(of) },
        at: at.toISOString(),
        before: wireFacts(before),
        after: wireFacts(after),
      }),
    )
    return { data, totalRows }
  })
}
