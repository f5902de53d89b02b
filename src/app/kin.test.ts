import { expect, test } from 'vitest'
import { areKin } from './kin.ts'

test.each([
  ['/menus/:dish?', '/menus'],
  ['/menus/:dish?', '/Menus/7'],
  ['/registration/*', '/registration'],
  ['/counter/bookings/:id/move', '/counter/bookings/7/move'],
])('%s can be meant by %s', (route, pathname) => expect(areKin(route, pathname)).toBe(true))

test.each([
  ['/menus/:dish?', '/'],
  ['/bookings/:id?', '/booking'],
  ['/users', '/user'],
])('%s cannot be meant by %s', (route, pathname) => expect(areKin(route, pathname)).toBe(false))
