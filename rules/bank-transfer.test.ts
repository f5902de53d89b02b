import { expect, test } from 'vitest'
import { epcQr, isIban, transferReference } from './bank-transfer.ts'
import { cents } from './money.ts'

const account = { name: 'Osteria del Porto', iban: 'IT60 X054 2811 1010 0000 0123 456' }

test.each([
  ['IT60X0542811101000000123456', true],
  ['it60 x054 2811 1010 0000 0123 456', true],
  ['DE89370400440532013000', true],
  ['DE88370400440532013000', false],
  ['IT60', false],
  ['', false],
])('%s is an IBAN: %s', (iban, is) => expect(isIban(iban)).toBe(is))

test('the code is as a bank reads it, line by line', () => {
  expect(epcQr(account, cents(6070), transferReference('1042'))?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Osteria del Porto',
    'IT60X0542811101000000123456',
    'EUR60.70',
    '',
    '',
    'Ordine 1042',
  ])
  expect(epcQr({ ...account, bic: 'BCITITMM' }, cents(1), 'x')?.split('\n')).toEqual(expect.arrayContaining(['BCITITMM', 'EUR0.01']))
})

test('no field breaks out of its line, or is longer than it may be', () => {
  const lines = epcQr({ ...account, name: `Da\nMario ${'o'.repeat(90)}` }, cents(100), `Ordine\r\n${'9'.repeat(200)}`)?.split('\n') ?? []
  expect(lines).toHaveLength(11)
  expect([lines[5]?.length, lines[10]?.length]).toEqual([70, 140])
})

test.each([
  [{ ...account, iban: 'IT61X0542811101000000123456' }, 100],
  [{ ...account, name: ' ' }, 100],
  [account, 0],
  [account, 100_000_000_000],
])('there is no code that no bank would take', (to, amount) => expect(epcQr(to, cents(amount), 'x')).toBeUndefined())
