import { expect, test } from 'vitest'
import { checkPasswordChange } from './password-change.ts'

test('a change that can be looked at has the old password, and the new one twice', () => {
  expect(checkPasswordChange({ oldPassword: 'a', password: 'b', confirmPassword: 'b' })).toBeUndefined()
})

test.each([
  [{ oldPassword: '', password: '', confirmPassword: '' }, 'old_password_required', 'oldPassword'],
  [{ oldPassword: 'a', password: '', confirmPassword: 'b' }, 'password_required', 'password'],
  [{ oldPassword: 'a', password: 'b', confirmPassword: 'B' }, 'passwords_differ', 'confirmPassword'],
])('%j is %s', (typed, code, path) => {
  expect(checkPasswordChange(typed)).toMatchObject({ refused: code, errors: [{ path, code }] })
})
