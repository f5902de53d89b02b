import { expect, test } from 'vitest'
import { walletsFor } from './wallets.ts'

const both = { apple: true, google: true }
const none = { apple: false, google: false }

test.each([
  ['ios', both, ['apple']],
  ['android', both, ['google']],
  ['desktop', both, ['apple', 'google']],
  ['desktop', { ...none, google: true }, ['google']],
  ['ios', { ...none, google: true }, []],
  ['android', { ...none, apple: true }, []],
  ['desktop', none, []],
] as const)('%s with %j is offered %j', (platform, offered, wallets) => {
  expect(walletsFor(platform, offered)).toEqual(wallets)
})
