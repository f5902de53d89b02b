import type { ByCode } from '#contract/account.ts'
import { type Refusal, refuseField } from '#rules/refusal.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { codes } from '../codes/rows.ts'

type Asked = { purpose: 'email-change' | 'deletion'; about: string }

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
