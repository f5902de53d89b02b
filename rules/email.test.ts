import { expect, test } from 'vitest'
import { asAddress, asUserName, checkAddress, mailboxOf, maskedAddress, sameAddress } from './email.ts'

test.each([
  ['  Giulia@Example.COM ', 'giulia@example.com'],
  ['GIULIA.ROSSI+card@example.com', 'giulia.rossi+card@example.com'],
  ['Müller@example.de', 'müller@example.de'],
  ['Mu\u0308ller@example.de', 'müller@example.de'],
  ['J\u030Curij@example.com', '\u01F0urij@example.com'],
  ['anna@MÜNCHEN.example', 'anna@xn--mnchen-3ya.example'],
  ['anna@mu\u0308nchen.example', 'anna@XN--MNCHEN-3YA.example'],
  ['anna@münchen\u3002example', 'anna@xn--mnchen-3ya.example'],
  ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
])('%j is compared as %j', (typed, folded) => {
  expect(asUserName(typed)).toBe(folded.toLowerCase())
  expect(asUserName(asUserName(typed))).toBe(asUserName(typed))
  expect(sameAddress(typed, folded)).toBe(true)
})

test.each([
  'giulia@example.com',
  'o’brien@example.ie',
  'müller@example.de',
  'иван@почта.рф',
  'иван@example.com',
  '山田@example.jp',
  'a_b-c.1@ex-ample.com',
])('%j is as good as any', (email) => expect(checkAddress(email)).toBeUndefined())

test.each([
  ['a Cyrillic i', 'giul\u0456a@example.com'],
  ['a Greek o in the domain', 'giulia@g\u03bfogle.com'],
  ['the Kelvin sign', 'mi\u212ae@example.com'],
  ['a full-width g', '\uff47iulia@example.com'],
  ['a capital I with a dot', 'G\u0130ulia@example.com'],
  ['a long s', 'ma\u017fia@example.com'],
  ['a space of no width', 'giu\u200blia@example.com'],
  ['letters that run the other way', '\u202egiulia@example.com'],
])('%s is refused, at the field', (_, email) => {
  expect(checkAddress(email)).toEqual({ refused: 'address_letters', errors: [{ path: 'email', code: 'address_letters', message: '' }] })
})

test('what could be taken for another address never is that address', () => {
  for (const other of ['giul\u0456a@example.com', 'g\u0131ulia@example.com']) expect(sameAddress(other, 'giulia@example.com')).toBe(false)
})

test.each(['anna@example.com/x', 'anna@münchen.example/x', 'anna@münchen.example:25', 'anna@127.1', 'anna@x%2eü.example'])(
  '%j stays what it is: nobody’s address',
  (email) => expect(asUserName(email)).toBe(email),
)

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+1@example.com', 'anna@example.com'],
  ['anna+a+b@example.com', 'anna@example.com'],
  ['+anna@example.com', '+anna@example.com'],
  ['anna.rossi+@example.com', 'anna.rossi@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['an.na+1.2@googlemail.com', 'anna@gmail.com'],
  ['+an.na@gmail.com', '+anna@gmail.com'],
  ['an.na@gmail.com.example', 'an.na@gmail.com.example'],
  ['an.na@notgmail.com', 'an.na@notgmail.com'],
  ['an.na@mail.gmail.com', 'an.na@mail.gmail.com'],
])('%j arrives at %j', (username, mailbox) => expect(mailboxOf(username)).toBe(mailbox))

test('what is kept and shown is the address as it is written', () => {
  expect(asAddress(' Anna@MÜNCHEN.example ')).toBe('anna@münchen.example')
})

test.each([
  ['nora@example.com', 'n…@example.com'],
  ['ñ@example.com', 'ñ…@example.com'],
  ['anna', 'a…'],
])('%j is shown as %j', (email, masked) => expect(maskedAddress(email)).toBe(masked))
