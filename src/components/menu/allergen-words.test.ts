import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { heldAllergens } from './allergen-words.ts'
import { wornTypologies } from '#rules/allergens.ts'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const texts = (...codes: string[]) => heldAllergens(codes, i18n).map(({ text }) => text)

test('milk and lactose are one entry', () => {
  expect(texts('LT', 'LA')).toEqual(['Latte'])
})

test('entries come in the order of the regulation, strange codes last and once', () => {
  expect(texts('ZX', 'MO', 'GL', 'ZX')).toEqual(['Glutine', 'Molluschi', 'Allergene non riconosciuto (ZX): chiedi al personale'])
})

test('gluten free is not worn beside gluten or a strange code, nor vegetarian beside vegan', () => {
  expect(wornTypologies({ allergens: ['GL'], typologies: ['GF', 'VG'] })).toEqual(['VG'])
  expect(wornTypologies({ allergens: ['ZX'], typologies: ['GF'] })).toEqual([])
  expect(wornTypologies({ allergens: [], typologies: ['GF', 'VG', 'VE'] })).toEqual(['GF', 'VE'])
})
