import { expect, test } from 'vitest'
import { type Change, checkChange, checkRemoval, checkRoles, isHidden, rolesAfter } from './users.ts'

const admin = { id: 'admin', roles: ['ROLE_ADMIN'] }
const platform = { id: 'super', roles: ['ROLE_SUPER_ADMIN'] }
const customer = { id: 'customer', roles: ['ROLE_USER'], isElsewhere: false }
const shared = { ...customer, isElsewhere: true }
const herself = { ...admin, isElsewhere: false }

test.each([
  [['ROLE_USER'], [], true],
  [['ROLE_ADMIN', 'ROLE_USER'], [], true],
  [['ROLE_SUPER_ADMIN'], [], false],
  [['ROLE_USER', 'ROLE_SUPER_ADMIN'], ['ROLE_USER'], false],
  [['ROLE_MANAGER'], [], false],
  [['ROLE_MANAGER', 'ROLE_USER'], ['ROLE_MANAGER'], true],
  [['role_admin'], [], false],
  [[], ['ROLE_USER'], false],
])('roles %j to who holds %j: %s', (wished, held, isGiven) => {
  expect(checkRoles(wished, held)?.refused).toBe(isGiven ? undefined : 'role_wrong')
})

test('a role that nobody can choose is not lost by a choice', () => {
  expect(rolesAfter(['ROLE_MANAGER', 'ROLE_USER'], ['ROLE_ADMIN'])).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER'])
  expect(rolesAfter([], ['ROLE_USER', 'ROLE_USER'])).toEqual(['ROLE_USER'])
})

test.each<[string, Parameters<typeof checkChange>, string | undefined, string?]>([
  ['an admin renames a customer', [admin, customer, { name: 'Ada' }], undefined],
  ['she makes her an admin', [admin, customer, { roles: ['ROLE_ADMIN'] }], undefined],
  ['she makes nobody a super admin', [admin, customer, { roles: ['ROLE_SUPER_ADMIN'] }], 'role_wrong', 'roles'],
  ['a super admin neither', [platform, customer, { roles: ['ROLE_SUPER_ADMIN'] }], 'role_wrong', 'roles'],
  ['she does not shut out who is elsewhere too', [admin, shared, { active: false }], 'user_elsewhere', 'active'],
  ['nor gives her another address', [admin, shared, { email: 'a@b.it' }], 'user_elsewhere', 'email'],
  ['but her roles here', [admin, shared, { roles: ['ROLE_ADMIN'] }], undefined],
  ['a super admin does', [platform, shared, { active: false }], undefined],
  ['she does not shut herself out', [admin, herself, { active: false }], 'user_self', 'active'],
  ['nor makes herself a customer', [admin, herself, { roles: ['ROLE_USER'] }], 'user_self', 'roles'],
  ['nor gives herself an address unproven', [admin, herself, { email: 'a@b.it' }], 'user_self', 'email'],
  ['she may be a customer as well', [admin, herself, { roles: ['ROLE_ADMIN', 'ROLE_USER'] }], undefined],
  ['and rename herself', [admin, herself, { surname: 'Neri' } satisfies Change], undefined],
  ['a super admin does not shut herself out', [platform, { ...platform, isElsewhere: true }, { active: false }], 'user_self', 'active'],
])('%s', (_, wish, refused, path) => {
  const no = checkChange(...wish)
  expect([no?.refused, no?.errors?.[0]?.path]).toEqual([refused, path])
})

test('nobody removes herself', () => {
  expect(checkRemoval(admin, herself)?.refused).toBe('user_self')
  expect(checkRemoval(admin, customer)).toBeUndefined()
})

test('super admins are seen by their like alone', () => {
  expect(isHidden(admin, ['ROLE_USER', 'ROLE_SUPER_ADMIN'])).toBe(true)
  expect(isHidden(platform, ['ROLE_SUPER_ADMIN'])).toBe(false)
  expect(isHidden(admin, ['ROLE_ADMIN'])).toBe(false)
})
