import { type Refusal, refuseField } from './refusal.ts'

/** What postcodes look like, an example of it, and where they do. */
const table: readonly [shape: string, example: string, countries: string][] = [
  ['\\d{5}', '16032', 'IT'],
  ['\\d{5}', '10115', 'DE DZ EE ES FI FR HR KE KR KW MA ME MX MY PE RS TH TR UA'],
  ['\\d{4}', '1010', 'AL AM AR AT AU BD BE BG CH CY DK GE HU LI LU MK NO NZ PH SI TN ZA'],
  ['\\d{6}', '010011', 'BY CN CO EC IN KZ RO RU SG VN'],
  ['4789\\d', '47890', 'SM'],
  ['00120', '00120', 'VA'],
  ['980\\d\\d', '98000', 'MC'],
  ['AD\\d{3}', 'AD500', 'AD'],
  ['\\d{3} ?\\d{2}', '110 00', 'CZ GR SE SK'],
  ['\\d{2}-\\d{3}', '00-950', 'PL'],
  ['\\d{4}-\\d{3}', '1000-205', 'PT'],
  ['[1-9]\\d{3} ?[A-Z]{2}', '1012 AB', 'NL'],
  ['LV-\\d{4}', 'LV-1050', 'LV'],
  ['(LT-)?\\d{5}', '01100', 'LT'],
  ['(MD-?)?\\d{4}', 'MD-2001', 'MD'],
  ['\\d{3}', '101', 'FO IS'],
  ['[A-Z]{3} ?\\d{4}', 'VLT 1117', 'MT'],
  ['([A-Z]\\d{2}|D6W) ?[A-Z\\d]{4}', 'D02 AF30', 'IE'],
  ['[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'SW1A 1AA', 'GB'],
  ['\\d{5}(-\\d{4})?', '10001', 'US'],
  ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'K1A 0B1', 'CA'],
  ['\\d{5}-?\\d{3}', '01310-100', 'BR'],
  ['\\d{3}-?\\d{4}', '100-0001', 'JP'],
  ['\\d{7}|\\d{5}', '9614303', 'IL'],
]

const shapes = new Map(
  table.flatMap(([shape, example, countries]) =>
    countries.split(' ').map((country) => [country, { shape: new RegExp(`^(${shape})$`), example }] as const),
  ),
)

/** Of a country whose postcodes we do not know, or that has none. */
const ANY = /^[A-Z\d -]{0,12}$/

/** A postcode as it is kept: capitals, single spaces. */
export const postcode = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase()

/** How a postcode of this country looks, for a hint; nothing where that is not known. */
export const postcodeExample = (country: string): string | undefined => shapes.get(country)?.example

/**
 * Is this a postcode of that country?
 * @param country ISO 3166 alpha-2
 * @returns nothing, or postcode_missing, or postcode_wrong {example}
 */
export function checkPostcode(country: string, typed: string): Refusal | undefined {
  const [known, given] = [shapes.get(country), postcode(typed)]
  const wrong = (example: string) => refuseField('cap', 'postcode_wrong', { values: { example } })
  if (!known) return ANY.test(given) ? undefined : wrong('AB-123')
  if (!given) return refuseField('cap', 'postcode_missing')
  return known.shape.test(given) ? undefined : wrong(known.example)
}
