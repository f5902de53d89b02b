import type { Scope } from '../work/scope.ts'
import type { Work } from '../work/work.ts'
import type { Steps } from '../work/works.ts'
import { type StaffWork, staffWorkOf } from './staff.ts'
import type { Staff } from './staff-lists.ts'

export type { Db } from './connect.ts'
export type { Seen, StaffWork } from './staff.ts'
export type { Listed, Staff } from './staff-lists.ts'

/** Several Works of whoever administers accounts, one after the other. */
export function staffSteps({ scope, secret, reads, writes }: Steps<Scope>) {
  const { activityId, actor } = scope
  const who: Staff = { userId: actor.id ?? '', activityId: activityId || undefined, isSuper: actor.roles.includes('ROLE_SUPER_ADMIN') }
  return {
    who,
    secret,
    reads: <T>(job: (w: StaffWork) => Promise<T>) => reads((w) => job(staffWorkOf(w as Work, who))) as Promise<T>,
    writes: <T>(job: (w: StaffWork) => Promise<T>) => writes((w) => job(staffWorkOf(w, who))) as Promise<T>,
  }
}
export type StaffSteps = ReturnType<typeof staffSteps>
