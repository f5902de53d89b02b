import type * as z from 'zod/mini'
import type { calls } from '#contract/memberships.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import type { OwnWork } from '../../work/own.ts'
import { account as ownAccount } from '../account/rows.ts'
import { checkTold, consent, enrol, gifts } from '../newcomers/newcomers.ts'
import { asCustomer, joining } from './rows.ts'

type Wish = z.output<typeof calls.join.input>
/** A text that nobody has read. */
const NONE = 'none'

/**
 * Makes whoever is logged in a customer of a further activity, as a registration does. Who is its member already is told the same, but for the welcome.
 * @returns what the card begins with; or not_found where no such activity is published, conflict where another information text is in
 * force than the one she has read, or what is wrong with a field. docs/decisions/joined-by-session.md
 */
export async function join(w: OwnWork, { privacyId, ...told }: Wish) {
  const open = joining(w, told.activityId)
  const activity = await open.activity()
  if (!activity) return refuse('not_found')
  const input = { ...told, privacyId: privacyId ?? NONE }
  const no = checkTold(input, activity, w.now())
  if (no) return no
  const account = await ownAccount(w)
  if (!account) return refuse('not_found')
  const isWelcomed = await enrol(open, { userId: account.id, email: account.username, input, activity })
  if (isRefusal(isWelcomed)) return isWelcomed
  // Of a customer what she says now counts: it may be another try after a lost answer, with other choices.
  const hers = isWelcomed === undefined ? await asCustomer(w, activity.id) : undefined
  const refused = hers && (await consent(hers, input, activity))
  return refused ?? { data: gifts(activity, isWelcomed === true) }
}
