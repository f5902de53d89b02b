import { expect, test } from 'vitest'
import { may, type Permission } from './permissions.ts'

const table: Record<Permission, string[]> = {
  superAdmin: ['ROLE_SUPER_ADMIN'],
  admin: ['ROLE_ADMIN'],
  administration: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'],
  resale: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_RESELLER'],
  counter: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_STORE'],
  management: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MANAGER'],
}
const roles = [
  'ROLE_SUPER_ADMIN',
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_RESELLER',
  'ROLE_STORE',
  'ROLE_USER',
  'ROLE_PLUGIN',
  'ROLE_EDIT_CARD',
  'ROLE_DEVELOPER',
  'x',
]

for (const [permission, granted] of Object.entries(table))
  test(`${permission} is granted to ${granted.join(', ')} and nobody else`, () => {
    expect(roles.filter((role) => may([role], permission as Permission))).toEqual(roles.filter((role) => granted.includes(role)))
  })

test('no role, no permission; one of several is enough', () => {
  expect(may([], 'administration')).toBe(false)
  expect(may(['ROLE_USER', 'ROLE_ADMIN'], 'administration')).toBe(true)
})
