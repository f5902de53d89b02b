import type { LanguageCode } from '#contract/languages.ts'
import type { SignIn } from '#contract/registration.ts'
import { asAddress, asUserName, checkAddress } from '#rules/email.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import type { activities } from '../../db/schema/activities.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OpenReads } from '../../work/open.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Row } from '../../work/tables.ts'
import type { Steps } from '../../work/works.ts'
import { type Account, accountBy } from '../account/rows.ts'
import { type AuthSteps, open } from '../auth/auth.ts'
import { codes } from '../codes/rows.ts'
import { letterOf } from '../codes/secrets.ts'
import { isMember } from '../memberships/rows.ts'
import { acquaintance, checkTold, enrol, gifts, stranger } from '../newcomers/newcomers.ts'
import { createAccount, ownerOf } from '../unused-accounts/rows.ts'

type Activity = Row<typeof activities>

/** Is an address free to register in the activity, or anywhere where none is named? Strict: every one seems to be. SEMANTICS 2. */
export async function checkEmail(steps: Steps<OpenScope>, email: string, isStrict: boolean) {
  const no = checkAddress(email)
  if (no) return no
  if (isStrict) return { data: { free: true } }
  return steps.reads(async (w) => {
    const account = await ownerOf(w, asUserName(email))
    const { published } = w.scope
    return { data: { free: !account || Boolean(published && !(await isMember(w, account.id, published))) } }
  })
}

/** What a code proves: that the address wants to register in this activity. */
const claim = (activityId: string, address: string) => `${activityId} ${address}`

/** `host`: the activity's own, where the app runs there. `attempt`: what tells a try from another, known to who asks alone. */
type Asked = { language: LanguageCode; host: string | null; attempt?: string | undefined }

/** The challenge that this attempt was answered with, be it that the answer was lost; undefined if there was none, or its code is over. */
export async function sentBefore(steps: Steps<OpenScope>, username: string, attempt: string | undefined) {
  if (!attempt) return undefined
  const key = await steps.secret('codes')
  return steps.reads(async (w) => {
    const activity = await w.activity()
    const sent = activity && (await codes(w, key).letter(letterOf(attempt, claim(activity.id, asUserName(username)))))
    return sent && { data: { code: sent.opaque } }
  })
}

/**
 * Has six digits sent to an address; to one that is a customer already, how to come in. The answer is the same.
 * @returns the challenge to which the digits belong; or not_found, or address_letters
 */
export async function sendCode(steps: Steps<OpenScope>, username: string, { attempt, ...asked }: Asked) {
  const no = checkAddress(username, 'username')
  if (no) return no
  const key = await steps.secret('codes')
  const to = asUserName(username)
  return steps.writes(async (w) => {
    const activity = await w.activity()
    if (!activity) return refuse('not_found')
    const account = await ownerOf(w, to)
    const wish = { purpose: 'registration', about: claim(activity.id, to), userId: account?.id } as const
    const its = codes(w, key)
    const ofAttempt = attempt ? letterOf(attempt, wish.about) : undefined
    const isFresh = ofAttempt !== undefined && !(await its.isKnown(ofAttempt))
    const { id, opaque } = await its.issue(isFresh ? { ...wish, id: ofAttempt } : wish)
    await w.enqueue(mail, { letter: 'registration-code', id, activityId: activity.id, to, ...asked })
    return { data: { code: opaque } }
  })
}

/** Are these the digits that belong to the challenge? Counts the wrong ones. Without a challenge not_found. SEMANTICS 2. */
export async function checkCode(steps: Steps<OpenScope>, { code, challenge }: { code: string; challenge?: string | undefined }) {
  if (!challenge) return refuse('not_found')
  const key = await steps.secret('codes')
  const { outcome, left, row } = await steps.writes((w) => codes(w, key).check('registration', challenge, code))
  return { outcome, left, known: Boolean(row?.userId) }
}

/** What `signIn` needs beside rows: `sign` makes the access token. */
export type Entering = AuthSteps & { language: LanguageCode }

/**
 * Makes a person a customer and lets her in. The same attempt again, since its answer was lost, lets her in; what she was welcomed with
 * her card tells then.
 * @returns as register
 */
export async function signIn(input: SignIn, entering: Entering) {
  const result = await register(input, entering)
  const isHere = isRefusal(result) && result.refused === 'already_registered'
  return (isHere && (await enterAgain(input, entering))) || result
}

/** Lets her in who became a customer by this very attempt; undefined if she has not. Or password_wrong, user_inactive. */
async function enterAgain(input: SignIn, { steps, sign }: Entering) {
  const key = await steps.secret('codes')
  const email = asUserName(addressOf(input))
  const found = await steps.reads(async (w) => {
    const activity = await w.activity()
    const code = await codes(w, key).usedBy('registration', input.challenge, input.attempt)
    if (!activity || !code || !codes(w, key).isAbout(code, claim(activity.id, email))) return undefined
    const account = await ownerOf(w, email)
    return account && (await isMember(w, account.id, activity.id)) ? { activity, account } : undefined
  })
  if (!found) return undefined
  const no = await acquaintance(found.account, input)
  return isRefusal(no) ? no : entered(found, { steps, sign }, false)
}

/**
 * Makes a person a customer of the activity, with an account where she has none, and lets her in. The code that she proved
 * her address by is used up by success alone.
 * @returns her session; or not_found, code_wrong, code_expired, already_registered, user_inactive, password_wrong, conflict
 * where the information text has changed, or what is wrong with a field. SEMANTICS 2, 10, 12
 */
async function register(input: SignIn, { steps, language, sign }: Entering) {
  const { activity, now } = await steps.reads(async (w) => ({ activity: await w.activity(), now: w.now() }))
  if (!activity) return refuse('not_found')
  const typed = addressOf(input)
  const email = asUserName(typed)
  const key = await steps.secret('codes')
  const no = checkAddress(typed) ?? checkTold(input, activity, now) ?? (await checkPair(steps, key, input, claim(activity.id, email)))
  if (no) return no
  const known = await steps.reads((w) => ownerOf(w, email))
  const person = known ? await acquaintance(known, input) : await stranger(input, typed, activity, language)
  if (isRefusal(person)) return person
  const begun = await steps.writes(async (w) => {
    const userId = 'id' in person ? person.id : await createAccount(w, person)
    const isWelcomed = userId === undefined ? undefined : await enrol(w, { userId, email, input, activity })
    if (isRefusal(isWelcomed)) return isWelcomed
    if (userId === undefined || isWelcomed === undefined) return refuse('already_registered')
    if (!(await codes(w, key).spend('registration', input.challenge, input.attempt))) return refuseField('code', 'code_expired')
    const account = await accountBy(w, { id: userId })
    return account ? { account, isWelcomed } : refuse('not_found')
  })
  return isRefusal(begun) ? begun : entered({ activity, account: begun.account }, { steps, sign }, begun.isWelcomed)
}

const addressOf = ({ email, username }: SignIn) => asAddress(email ?? username ?? '')

/** Her session, and what she is given here. */
async function entered({ activity, account }: { activity: Activity; account: Account }, auth: AuthSteps, isWelcomed: boolean) {
  const tokens = await open(account, auth)
  if (isRefusal(tokens)) return tokens
  return { data: { ...tokens, id: account.id, ...gifts(activity, isWelcomed) } }
}

/** Did she prove it with these digits before? Else code_wrong, code_expired, or already_registered. */
async function checkPair(steps: Steps<OpenScope>, key: Buffer, { challenge, code }: SignIn, about: string): Promise<Refusal | undefined> {
  const found = () =>
    steps.reads(async (w) => {
      const row = await codes(w, key).find('registration', challenge)
      return row?.verified && codes(w, key).isAbout(row, about) ? row : undefined
    })
  if (!(await found())) return refuseField('code', 'code_wrong')
  const { outcome } = await steps.writes((w) => codes(w, key).check('registration', challenge, code))
  if (outcome === 'correct') return undefined
  if (outcome === 'wrong') return refuseField('code', 'code_wrong')
  return (await found())?.used ? refuse('already_registered') : refuseField('code', 'code_expired')
}

/** What the letter about a code says: its digits, or none to who is a customer already; undefined if it came too late. */
export async function letter(w: OpenReads, key: Buffer, id: string) {
  const code = await codes(w, key).letter(id)
  const activity = await w.activity()
  if (!code || !activity) return undefined
  const isCustomer = code.userId !== null && (await isMember(w, code.userId, activity.id))
  return { activity: activity.name, digits: isCustomer ? undefined : code.digits }
}
