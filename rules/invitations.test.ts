import { expect, test } from 'vitest'
import { invitationLink, messageNumber } from './invitations.ts'

test('an invitation leads to the registration of its activity, in the language of whoever invites', () => {
  expect(invitationLink('https://tessera.example', 'a1', 'i_1-x', 'it')).toBe('https://tessera.example/registration/a1?invite=i_1-x')
  expect(invitationLink('https://tessera.example', 'a/1', 'i&1', 'de')).toBe('https://tessera.example/de/registration/a%2F1?invite=i%261')
})

test.each([
  ['333 12.34-567', '3331234567'],
  ['+39 (333) 1234567', '+393331234567'],
  ['0039 333 1234567', '+393331234567'],
  ['+44 (0)20 7123 4567', '+442071234567'],
  ['12345', undefined],
  ['+123456789012345', '+123456789012345'],
  ['+1234567890123456', undefined],
  ['', undefined],
])('%j is dialled %s', (given, dialled) => expect(messageNumber(given)).toBe(dialled))
