import type { By } from './order-steps.ts'
import { may } from './permissions.ts'

/** Who acts, as a scope names it. */
type Actor = { via: 'customer' | 'staff' | 'job' | 'provider' | 'tool'; roles: readonly string[] }

/** All that an actor is to an order. Staff are what their roles permit; the operator's tool is the activity itself. SEMANTICS 14. */
export function actsAs({ via, roles }: Actor): By[] {
  if (via === 'tool') return ['counter', 'administration']
  if (via !== 'staff') return [via]
  return [...(may(roles, 'counter') ? ['counter' as const] : []), ...(may(roles, 'administration') ? ['administration' as const] : [])]
}
