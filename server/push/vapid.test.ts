import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import webpush from 'web-push'
import { givenPair, madePair } from './vapid.ts'

test('a pair of the library is taken as it is, and only together', () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  expect(givenPair(publicKey, privateKey)).toEqual({ publicKey, privateKey })
  expect(givenPair(webpush.generateVAPIDKeys().publicKey, privateKey)).toBeUndefined()
  expect(givenPair(publicKey, privateKey.slice(0, -2))).toBeUndefined()
  expect(givenPair(publicKey, '')).toBeUndefined()
  expect(givenPair('x', 'A'.repeat(43))).toBeUndefined()
})

test('the same secret makes the same pair, any secret a good one', () => {
  const secret = randomBytes(32)
  const pair = madePair(secret)
  expect(madePair(secret)).toEqual(pair)
  expect(givenPair(pair.publicKey, pair.privateKey)).toEqual(pair)
  for (const odd of [Buffer.alloc(32), Buffer.alloc(32, 255)]) {
    const made = madePair(odd)
    expect(givenPair(made.publicKey, made.privateKey)).toEqual(made)
  }
})
