import { expect, test } from 'vitest'
import { probablyMeant } from './email-typos.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['gmial.cmo', 'gmail.com'],
  ['hotmial.it', 'hotmail.it'],
  ['libero.ti', 'libero.it'],
  ['libro.it', 'libero.it'],
  ['yaho.it', 'yahoo.it'],
  ['outlok.de', 'outlook.de'],
  ['orange.fr.', undefined],
  ['iclould.com', 'icloud.com'],
])('giulia@%s: %s?', (typed, meant) => {
  expect(probablyMeant(`giulia@${typed}`)).toBe(meant && `giulia@${meant}`)
})

test.each([
  'gmail.com',
  'mail.com',
  'ymail.com',
  'live.it',
  'gmx.at',
  'outlook.at',
  'web.de',
  'osteria-del-porto.it',
  'example.com',
  'nail.it',
])('giulia@%s is not asked about', (domain) => expect(probablyMeant(`giulia@${domain}`)).toBeUndefined())

test('asks nothing of what is no address yet', () => {
  for (const text of ['', 'giulia', 'giulia@', '@gmial.com', 'giulia@gmial']) expect(probablyMeant(text)).toBeUndefined()
})
