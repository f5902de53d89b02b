import { describe, expect, test } from 'vitest'
import { addressOf, directionsLink, mailLink, mapLink, phoneLink } from './contact-links.ts'

const molo = { name: 'Molo & Co', latitude: 44.34871234, longitude: 9.1528, address: 'Molo di Camogli 4', cap: '16032', city: 'Camogli' }
const nowhere = { name: 'Molo', latitude: null, longitude: null, address: null, cap: null, city: null }
const byAddress = { ...molo, latitude: null }

test('an address on one line, whatever of it is known', () => {
  expect(addressOf(molo)).toBe('Molo di Camogli 4, 16032 Camogli')
  expect(addressOf({ ...molo, cap: null })).toBe('Molo di Camogli 4, Camogli')
  expect(addressOf(nowhere)).toBe('')
})

describe('a map', () => {
  test.each([
    ['ios', molo, 'https://maps.apple.com/?q=Molo%20%26%20Co&ll=44.348712%2C9.1528'],
    ['android', molo, 'geo:44.348712,9.1528?q=44.348712%2C9.1528(Molo%20%26%20Co)'],
    ['desktop', molo, 'https://www.google.com/maps/search/?api=1&query=44.348712%2C9.1528'],
    ['ios', byAddress, 'https://maps.apple.com/?q=Molo%20di%20Camogli%204%2C%2016032%20Camogli'],
    ['android', byAddress, 'geo:0,0?q=Molo%20di%20Camogli%204%2C%2016032%20Camogli'],
    ['desktop', nowhere, undefined],
  ] as const)('on %s', (platform, place, link) => expect(mapLink(place, platform)).toBe(link))

  test.each([
    ['ios', molo, 'https://maps.apple.com/?daddr=44.348712%2C9.1528'],
    ['android', molo, 'geo:44.348712,9.1528?q=44.348712%2C9.1528(Molo%20%26%20Co)'],
    ['desktop', byAddress, 'https://www.google.com/maps/dir/?api=1&destination=Molo%20di%20Camogli%204%2C%2016032%20Camogli'],
    ['android', nowhere, undefined],
  ] as const)('the way there, on %s', (platform, place, link) => expect(directionsLink(place, platform)).toBe(link))
})

test.each([
  ['+39 0185 000-001', 'tel:+390185000001'],
  ['010.123', 'tel:010123'],
  ['0049 (0)30 12345678', 'tel:+493012345678'],
  ['chiedi in sala', undefined],
  [null, undefined],
])('a call to %s', (given, link) => expect(phoneLink(given)).toBe(link))

test.each([
  ['ciao@example.com', 'mailto:ciao@example.com'],
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  ['a@example.com?bcc=b@example.com', undefined],
  ['a@example.com,b@example.com', undefined],
  ['niente', undefined],
  [null, undefined],
])('a letter to %s', (given, link) => expect(mailLink(given)).toBe(link))
