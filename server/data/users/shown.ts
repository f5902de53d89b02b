import type { User } from '#contract/users.ts'
import { refuse } from '#rules/refusal.ts'
import { NO_PASSWORD } from '../../db/schema/auth.ts'
import type { Scope } from '../../work/scope.ts'
import type { Reads, Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { type Listed, one as oneInReach } from '../reach/rows.ts'
import type { Seen } from './rows.ts'

/** Of whoever administers accounts: in one activity, or (a super admin whose activityId is '') in all of them. */
export type StaffSteps = Steps<Scope>

export const isEverywhere = ({ scope }: { scope: Scope }) => scope.activityId === ''
export const yesNo = (is: boolean) => (is ? 'Y' : 'N')

/** Where her roles are meant: in the activity that is asked for, else in the only one she has. */
export function placeOf(w: Work, { joined }: Seen) {
  if (isEverywhere(w)) return joined.length === 1 ? joined[0] : undefined
  return joined.find(({ activityId }) => activityId === w.scope.activityId)
}

/** An account as it is shown to whoever administers it. */
export function shown({ account, joined }: Listed, isOnPlatform: boolean): User {
  const roles = [...(isOnPlatform ? account.roles : []), ...joined.flatMap((one) => one.roles)]
  const [first] = joined
  const { id, name, surname, username, email, active, passwordHash, created } = account
  return {
    id,
    name,
    surname,
    username,
    email,
    active: yesNo(active),
    roles: [...new Set(roles)],
    activity: first
      ? {
          id: first.id,
          name: first.name,
        }
      : null,
    activities: joined,
    invited: passwordHash === NO_PASSWORD,
    created: created.toISOString(),
  }
}

/** The account as it is shown; not_found if it is out of reach. */
export async function one(w: Reads, id: string) {
  const found = await oneInReach(w, id)
  return found ? { data: shown(found, isEverywhere(w)) } : refuse('not_found')
}
