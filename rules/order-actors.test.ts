import { expect, test } from 'vitest'
import { actsAs } from './order-actors.ts'

test.each([
  ['customer', ['ROLE_USER'], ['customer']],
  ['customer', ['ROLE_ADMIN'], ['customer']],
  ['staff', ['ROLE_STORE'], ['counter']],
  ['staff', ['ROLE_MANAGER'], ['counter']],
  ['staff', ['ROLE_ADMIN'], ['counter', 'administration']],
  ['staff', ['ROLE_USER'], []],
  ['provider', [], ['provider']],
  ['job', [], ['job']],
  ['tool', [], ['counter', 'administration']],
] as const)('%s with %o', (via, roles, by) => expect(actsAs({ via, roles })).toEqual(by))
