import { may } from './permissions.ts'
import { type Refusal, refuse, refuseField } from './refusal.ts'

/** The roles that one person may give another. Spec §6. */
export const SELECTABLE = ['ROLE_ADMIN', 'ROLE_USER'] as const
/** What somebody new is. Spec §6. */
export const NEWCOMER = { roles: ['ROLE_USER'], active: 'Y' } as const

/** Whoever asks, with her roles where she asks. */
export type Actor = { id: string; roles: readonly string[] }
/** Whom it is about, with her roles there; `isElsewhere`: she belongs to other activities too, or to the platform. */
export type Subject = { id: string; roles: readonly string[]; isElsewhere: boolean }
/** What is to become different, and nothing else. */
export type Change = { name?: string; surname?: string; email?: string; active?: boolean; roles?: string[] }

/** Is there a role among these that nobody can give? One that she holds already may stay. Nothing, or role_wrong. Spec §6. */
export function checkRoles(wished: readonly string[], held: readonly string[] = []): Refusal | undefined {
  const allowed: readonly string[] = [...SELECTABLE, ...held]
  return wished.length > 0 && wished.every((role) => allowed.includes(role)) ? undefined : refuseField('roles', 'role_wrong')
}

/** The roles after a choice: those that nobody can choose stay. */
export const rolesAfter = (held: readonly string[], wished: readonly string[]): string[] => {
  const fixed = held.filter((role) => !SELECTABLE.some((one) => one === role))
  return [...new Set([...fixed, ...wished])].sort()
}

/** Is a super admin hidden from her who asks? Only her like sees her. Spec §6. */
export const isHidden = (actor: Pick<Actor, 'roles'>, everyRole: readonly string[]): boolean =>
  may(everyRole, 'superAdmin') && !may(actor.roles, 'superAdmin')

/**
 * May she change this about that person? Nobody shuts herself out or changes her own address unproven; an account that is
 * not her activity's alone is not an admin's to change.
 * @returns nothing, or role_wrong, user_self, user_elsewhere, each at its field. Spec §6
 */
export function checkChange(actor: Actor, subject: Subject, change: Change): Refusal | undefined {
  if (change.roles) {
    const no = checkRoles(change.roles, subject.roles)
    if (no) return no
  }
  const ofAccount = (['email', 'active', 'name', 'surname'] as const).find((field) => change[field] !== undefined)
  if (actor.id === subject.id) return checkOwn(actor, subject, change)
  if (ofAccount && subject.isElsewhere && !may(actor.roles, 'superAdmin')) return refuseField(ofAccount, 'user_elsewhere')
}

function checkOwn(actor: Actor, subject: Subject, { email, active, roles }: Change): Refusal | undefined {
  if (email !== undefined) return refuseField('email', 'user_self')
  if (active === false) return refuseField('active', 'user_self')
  const isLost = roles !== undefined && may(subject.roles, 'admin') && !may(roles, 'admin')
  return isLost && !may(actor.roles, 'superAdmin') ? refuseField('roles', 'user_self') : undefined
}

/** May she take that person out? Anybody but herself. Nothing, or user_self. */
export const checkRemoval = (actor: Pick<Actor, 'id'>, subject: Pick<Subject, 'id'>): Refusal | undefined =>
  actor.id === subject.id ? refuse('user_self') : undefined
