import { may, type Permission } from '#rules/permissions.ts'

/**
 * Who acts, and through what: a customer, a member of staff, a job, a payment provider's verified call or the operator's tool.
 * `id` is the person's; the other three are nobody.
 */
export type Actor = { id: string | null; via: 'customer' | 'staff' | 'job' | 'provider' | 'tool'; roles: readonly string[] }

/** In which activity, about which customer if it is about one, and who acts. Only the session, a job, a provider's verified call and the operator's tool make one. */
export type Scope = { activityId: string; customerId?: string; actor: Actor }

/** A person with what is hers, whatever the activity. */
export type OwnScope = { userId: string }
/** Anybody, who sees what the activity that is named has published; nothing if it is not published, or none is named. */
export type OpenScope = { published: string | undefined }
export type AnyScope = Scope | OwnScope | OpenScope

/** Who is a member of an activity, as what. */
export type Person = { activityId: string; userId: string; roles: readonly string[] }
type Place = { activityId: string; customerId?: string }

const machine =
  (via: 'job' | 'provider' | 'tool') =>
  (place: Place): Scope => ({ ...place, actor: { id: null, via, roles: [] } })

/** A customer with her own rows. */
export const customerScope = ({ activityId, userId, roles }: Person): Scope => ({
  activityId,
  customerId: userId,
  actor: { id: userId, via: 'customer', roles },
})
/** Somebody who works for the activity; what she does to a customer is asked of her permissions and audited. */
export const staffScope = ({ activityId, userId, roles }: Person): Scope => ({ activityId, actor: { id: userId, via: 'staff', roles } })
export const ownScope = (userId: string): OwnScope => ({ userId })
export const openScope = (activityId?: string): OpenScope => ({ published: activityId })
/** What was asked for before, and is done now. */
export const jobScope = machine('job')
/** A payment provider whose call was verified: it reaches the one customer whose payment it is, and no other. */
export const providerScope = machine('provider')
/** The operator, at the command line. */
export const toolScope = machine('tool')

/** Whose customer's rows a scope is about. */
export function ownerIn({ activityId, customerId }: Scope) {
  if (customerId === undefined) throw new Error('this scope is about no customer: it has no rows of its own')
  return { activityId, userId: customerId }
}

/**
 * May whoever acts do this? Who works for the activity may as staff alone, so that it is audited. A job carries out what was
 * permitted when it was asked for, and the operator owns the place.
 */
export const mayAct = ({ actor }: Scope, permission: Permission): boolean =>
  actor.via === 'job' || actor.via === 'tool' || (actor.via === 'staff' && may(actor.roles, permission))
