import { checkRepeat } from './password.ts'
import { type Refusal, refuseField } from './refusal.ts'

type Typed = { oldPassword: string; password: string; confirmPassword: string }

/**
 * What can be said of a change of password before anybody looks at the old one. Spec §5, §8.
 * @returns nothing, or old_password_required, password_required, passwords_differ, each at its field
 */
export function checkPasswordChange({ oldPassword, password, confirmPassword }: Typed): Refusal | undefined {
  if (!oldPassword) return refuseField('oldPassword', 'old_password_required')
  if (!password) return refuseField('password', 'password_required')
  return checkRepeat(password, confirmPassword)
}
