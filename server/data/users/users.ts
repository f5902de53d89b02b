import type { Deed, NewUser, UsersWish } from '#contract/users.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { asAddress, asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, refuse, refuseField } from '#rules/refusal.ts'
import { checkRemoval, checkRoles, NEWCOMER, rolesAfter } from '#rules/users.ts'
import { NO_PASSWORD } from '../../db/schema/auth.ts'
import { mail } from '../../jobs/definitions.ts'
import { cut } from '../../work/sorting.ts'
import { sessions } from '../auth/rows.ts'
import { join } from '../customers/rows.ts'
import { eraseFromActivity, eraseNow } from '../erasing/rows.ts'
import { isAwaited } from '../orders/rows.ts'
import { auditLog, page } from '../reach/rows.ts'
import { invite } from './invite.ts'
import { addUser, hold, holdActor, note } from './rows.ts'
import { isEverywhere, one, placeOf, shown, type StaffSteps, yesNo } from './shown.ts'

/** In which language the invited are written to, and on which host the app runs that asks. */
type Here = { language: LanguageCode; host: string | null }

/** A page of the accounts that whoever asks may see, by name unless asked otherwise. Spec §6, §9 */
export async function list({ reads }: StaffSteps, { search, role, active, ...paging }: UsersWish) {
  const wanted = { search, role, active: active && active === 'Y' }
  const part = { by: paging.sortBy ?? 'name', isDown: paging.descending === 1, ...cut(paging) }
  return reads(async (w) => {
    const { rows, totalRows } = await page(w, wanted, part)
    return { data: rows.map((row) => shown(row, isEverywhere(w))), totalRows }
  })
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

/**
 * An admin takes somebody out of her activity; a super admin erases the account, at once.
 * @returns nothing; or forbidden, not_found, user_self, user_orders while an order waits for her. Spec §6, §7
 */
export async function remove({ scope, writes }: StaffSteps, id: string) {
  return writes(async (w) => {
    const held = await hold(w, id)
    if (isRefusal(held)) return held
    const no = checkRemoval(held.actor, { id })
    if (no) return no
    const { account } = held
    const isErasing = may(scope.actor.roles, 'superAdmin')
    if (await isAwaited(w, id, isErasing ? undefined : scope.activityId)) return refuse('user_orders')
    if (isErasing) {
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
    const { rows, totalRows } = await auditLog(w, { isDown: paging.descending !== 0, ...cut(paging) })
    const data = rows.map(
      ({ id, at, what, by, of, before, after }): Deed => ({
        id,
        what,
        actor: named(by),
        subject: named(of),
        at: at.toISOString(),
        before: wireFacts(before),
        after: wireFacts(after),
      }),
    )
    return { data, totalRows }
  })
}
