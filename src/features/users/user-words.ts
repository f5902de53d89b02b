import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#contract/auth.ts'

/** Each role as people say it; one that nobody knows is said as it is written. Spec §3. */
export const roleWords: Partial<Record<string, MessageDescriptor>> = {
  ROLE_SUPER_ADMIN: msg`Super amministratore`,
  ROLE_ADMIN: msg`Amministratore`,
  ROLE_MANAGER: msg`Responsabile`,
  ROLE_RESELLER: msg`Rivenditore`,
  ROLE_STORE: msg`Negozio`,
  ROLE_USER: msg`Cliente`,
} satisfies Partial<Record<Role, MessageDescriptor>>

/** Name and surname, or the address of somebody who has none. */
export const calledOf = ({ name, surname, email }: { name: string; surname: string; email: string }) => `${name} ${surname}`.trim() || email
