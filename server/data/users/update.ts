import type { UserChange } from '#contract/users.ts'
import { asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuseField } from '#rules/refusal.ts'
import { type Change, checkChange, rolesAfter } from '#rules/users.ts'
import { NO_PASSWORD } from '../../db/schema/auth.ts'
import { mail } from '../../jobs/definitions.ts'
import type { Work } from '../../work/work.ts'
import { type Account, setAddress } from '../account/rows.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { invite } from './invite.ts'
import { hold, note, type Seen, setRoles, setUser } from './rows.ts'
import { one, placeOf, type StaffSteps, yesNo } from './shown.ts'

const isSame = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

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
export async function update(steps: StaffSteps, { id, ...wish }: UserChange, { host }: { host: string | null }) {
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
