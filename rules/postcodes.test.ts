import { expect, test } from 'vitest'
import { checkPostcode, postcode, postcodeExample } from './postcodes.ts'

test.each([
  ['IT', '16032'],
  ['IT', ' 00118 '],
  ['DE', '10115'],
  ['AT', '1010'],
  ['NL', '1012 ab'],
  ['GB', 'sw1a  1aa'],
  ['IE', 'D02 AF30'],
  ['PT', '1000-205'],
  ['SM', '47891'],
  ['US', '10001-1234'],
  ['AE', ''],
  ['XK', '10000'],
])('%s has %s', (country, typed) => {
  expect(checkPostcode(country, typed)).toBeUndefined()
})

test.each([
  ['IT', '1603'],
  ['IT', '160321'],
  ['IT', '16O32'],
  ['IT', '16032-1'],
  ['IT', '١٦٠٣٢'],
  ['DE', '1010'],
  ['AT', '10115'],
  ['SM', '16032'],
  ['GB', '16032'],
  ['AE', 'via Roma!'],
])('%s does not have %s, and says what one looks like', (country, typed) => {
  const no = checkPostcode(country, typed)
  expect(no).toMatchObject({ refused: 'postcode_wrong', errors: [{ path: 'cap', code: 'postcode_wrong' }] })
  if (postcodeExample(country)) expect(no?.values).toEqual({ example: postcodeExample(country) })
})

test.each(['', '  '])('a country that has postcodes wants one, not %j', (typed) => {
  expect(checkPostcode('IT', typed)).toMatchObject({ refused: 'postcode_missing' })
})

test('every example is one, and is kept as it is', () => {
  for (const country of [
    'IT',
    'DE',
    'AT',
    'RO',
    'CZ',
    'PL',
    'PT',
    'NL',
    'LV',
    'LT',
    'MD',
    'IS',
    'MT',
    'IE',
    'GB',
    'US',
    'CA',
    'BR',
    'JP',
    'IL',
    'AD',
  ]) {
    const example = postcodeExample(country) ?? ''
    expect([country, checkPostcode(country, example), postcode(example)]).toEqual([country, undefined, example])
  }
})
