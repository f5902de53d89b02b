import type { ByCode } from '#contract/account.ts'
import { type Refusal, refuseField } from '#rules/refusal.ts'
import type { OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { codes } from '../codes/rows.ts'
import { letterOf } from '../codes/secrets.ts'

type Asked = { purpose: 'email-change' | 'deletion'; about: string }
/** `attempt`: what tells a try from another, known to who asks alone. */
type Try = Asked & { attempt: string | undefined }

/** Which letter a try of hers has sent: nobody else's, and of nothing else. */
const idOf = (userId: string, { purpose, about, attempt }: Try) =>
  attempt === undefined ? undefined : letterOf(attempt, `${purpose} ${userId} ${about}`)

/** The challenge that this try was answered with, be it that the answer was lost; undefined if there was none, or its code is over. */
export async function askedBefore(steps: Steps<OwnScope>, wish: Try) {
  const id = idOf(steps.scope.userId, wish)
  if (id === undefined) return undefined
  const key = await steps.secret('codes')
  const sent = await steps.reads((w) => codes(w, key).letter(id))
  return sent && { data: { challenge: sent.opaque } }
}

/** Makes the code of a letter to her; those before it are over. */
export async function issueCode(w: OwnWork, { key, userId, ...wish }: Try & { key: Buffer; userId: string }) {
  const its = codes(w, key)
  await its.end(wish.purpose, userId)
  const id = idOf(userId, wish)
  const isFresh = id !== undefined && !(await its.isKnown(id))
  return its.issue({ purpose: wish.purpose, about: wish.about, userId, ...(isFresh && { id }) })
}

/** Are these the digits of her letter? A wrong try counts, whatever comes of it. @returns undefined, or code_wrong, or code_expired */
export async function checkCode(
  steps: Steps<OwnScope>,
  { challenge, code }: ByCode,
  { purpose, about }: Asked,
): Promise<Refusal | undefined> {
  const key = await steps.secret('codes')
  const said = await steps.writes(async (w) => {
    const its = codes(w, key)
    const found = await its.find(purpose, challenge)
    if (!found || found.userId !== steps.scope.userId || !its.isAbout(found, about)) return 'expired'
    return (await its.check(purpose, challenge, code)).outcome
  })
  return said === 'correct' ? undefined : refuseField('code', said === 'wrong' ? 'code_wrong' : 'code_expired')
}
