import type { LanguageCode } from '#contract/languages.ts'
import { asUserName } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { checkRepeat, checkScore, personalWords } from '#rules/password.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OpenWork } from '../../work/open.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { accountBy, setPassword as setPasswordOf } from '../account/rows.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { publishedOn } from '../hosts/rows.ts'
import { isMember } from '../memberships/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { scoreOf } from '../strength.ts'

/** `id` names the code that the letter will link to; `host` the activity's own, where the app runs there. */
type Asked = { id: string; host: string | null }

/** Asks for the letter and looks at no account: a name that nobody has takes as long, to the statement. SEMANTICS 2. */
export const forgot = (w: OpenWork, username: string, asked: Asked) =>
  w.enqueue(mail, { letter: 'recovery', username: asUserName(username), ...asked })

/**
 * Whom the letter goes to, where it leads and the code that it links to, the same each time; undefined if nobody who may come
 * in has this name. A host that an activity brought along is in its hands: it gets no code of who does not belong to it.
 */
export async function letter(
  w: OpenWork,
  key: Buffer,
  { id, username, host }: { id: string; username: string; host?: string | null | undefined },
) {
  const account = await accountBy(w, { username })
  if (!account?.active) return undefined
  await codes(w, key).issue({ id, purpose: 'recovery', about: username, userId: account.id })
  const code = await codes(w, key).letter(id)
  const its = host ? await publishedOn(w, host) : undefined
  const isTrusted = !its || (await isMember(w, account.id, its.id))
  return code && { account, code: code.opaque, host: isTrusted ? host : null }
}

/**
 * Exchanges the code of a letter, an invitation too, for a ticket that sets one password; the one before it is over. The
 * link works until it has set one, so that who closed the page can open it again.
 * @returns the ticket; or recovery_over
 */
export async function checkCode(steps: Steps<OpenScope>, code: string) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const all = codes(w, key)
    const row = (await all.find('recovery', code)) ?? (await all.find('invitation', code))
    if (!row?.userId || !all.isAlive(row)) return refuse('recovery_over')
    await all.end('ticket', row.userId)
    const { opaque } = await all.issue({ purpose: 'ticket', about: row.id, userId: row.userId })
    return { data: { id: opaque } }
  })
}

type Wish = { id: string; password: string; confirmPassword: string; attempt?: string | undefined }

/**
 * Sets the password of the person whose ticket this is. The same attempt again, since its answer was lost, is done; what became of her
 * passkeys the letter tells then.
 * @returns as set
 */
export async function setPassword(steps: Steps<OpenScope>, wish: Wish, language: LanguageCode) {
  const result = await set(steps, wish, language)
  const isOver = isRefusal(result) && result.refused === 'not_found'
  return (isOver && (await setBefore(steps, wish))) || result
}

/** Whose password this very attempt has set; undefined if it has not, or she has another by now. */
async function setBefore(steps: Steps<OpenScope>, { id, password, attempt }: Wish) {
  const key = await steps.secret('codes')
  const account = await steps.reads(async (w) => {
    const ticket = await codes(w, key).usedBy('ticket', id, attempt)
    return ticket?.userId ? accountBy(w, { id: ticket.userId }) : undefined
  })
  const isHers = account?.active && (await isPassword(password, account.passwordHash))
  return isHers ? { username: account.username, passkeysRemoved: false } : undefined
}

/**
 * Sets it once; ends all her sessions and codes,
 * removes her passkeys, any of which may be somebody else's, and has her told by mail.
 * @returns her user name and whether there were passkeys; or not_found for what is no living ticket, passwords_differ, password_weak. SEMANTICS 2
 */
async function set(steps: Steps<OpenScope>, { id, password, confirmPassword, attempt }: Wish, language: LanguageCode) {
  const key = await steps.secret('codes')
  const account = await steps.reads(async (w) => {
    const ticket = await codes(w, key).find('ticket', id)
    return ticket?.userId && codes(w, key).isAlive(ticket) ? accountBy(w, { id: ticket.userId }) : undefined
  })
  if (!account?.active) return refuse('not_found')
  const no = checkRepeat(password, confirmPassword) ?? checkScore(await scoreOf(password, language, personalWords(account)))
  if (no) return no
  const passwordHash = await hashPassword(password)
  return steps.writes(async (w) => {
    if (!(await codes(w, key).spend('ticket', id, attempt))) return refuse('not_found')
    await setPasswordOf(w, account.id, passwordHash)
    await codes(w, key).endAll(account.id)
    await sessions(w).endAll(account.id)
    const passkeysRemoved = await removePasskeys(w, account.id)
    const { email: to, name, username } = account
    await w.enqueue(mail, { letter: 'password-changed', to, language: languageOf(account.language) ?? 'it', name, passkeysRemoved })
    return { username, passkeysRemoved }
  })
}
