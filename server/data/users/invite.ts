import { mail } from '../../jobs/definitions.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Work } from '../../work/work.ts'
import { type Account, accountBy } from '../account/rows.ts'
import { codes } from '../codes/rows.ts'

/** Sends a link with which she chooses her password; those sent before are over. */
export async function invite(w: Work, key: Buffer, { id, username }: Pick<Account, 'id' | 'username'>, host: string | null) {
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
