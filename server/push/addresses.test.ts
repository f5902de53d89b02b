import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublic, publicOnly } from './addresses.ts'

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a00:1',
  'fe80::1',
  'fd00::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '::ffff:0:7f00:1',
  'fe80::1%eth0',
  '5f00::1',
  '3fff::1',
  '2002:a00:1::1',
  '2001:db8::1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '172.15.0.1', '100.63.0.1', '2a00:1450:4002:410::200a', '2607:f8b0::1'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
)

const found = (addresses: LookupAddress[], all: boolean) =>
  new Promise((resolve) => {
    const find = publicOnly((_, __, done) => done(null, addresses))
    find('push.test', { all }, (error, ...rest) => resolve(error ? error.message : rest))
  })
const open = { address: '8.8.8.8', family: 4 }

test('a host leads to its public addresses, and nowhere if one of them lies inside', async () => {
  expect(await found([open], true)).toEqual([[open]])
  expect(await found([open], false)).toEqual(['8.8.8.8', 4])
  expect(await found([open, { address: '::1', family: 6 }], true)).toBe('the push service lies inside')
  expect(await found([{ address: '10.0.0.1', family: 4 }], false)).toBe('the push service lies inside')
  expect(await found([], true)).toBe('no address')
})
