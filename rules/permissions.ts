import type { Role } from '#contract/auth.ts'

const granted = {
  /** The platform's own people. */
  superAdmin: ['ROLE_SUPER_ADMIN'],
  /** Admin alone. */
  admin: ['ROLE_ADMIN'],
  administration: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'],
  resale: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_RESELLER'],
  /** Whoever stands at the till. SEMANTICS 14. */
  counter: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_STORE'],
  management: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MANAGER'],
} as const satisfies Record<string, readonly Role[]>

/** The role checks of Spec §6 by name. */
export type Permission = keyof typeof granted

/** Does one of these roles carry the permission? A role nobody knows carries none. Spec §6. */
export const may = (roles: readonly string[], permission: Permission): boolean => granted[permission].some((role) => roles.includes(role))
