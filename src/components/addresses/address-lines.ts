import type { Address } from '#contract/addresses.ts'

/** The lines of an address as they stand on an envelope, the name of its country in the page's language. */
export function addressLines(
  { address, streetNumber, cap, city, province, country }: Omit<Address, 'id' | 'name'>,
  countryIn: (code: string) => string,
): string[] {
  const street = [address, streetNumber].filter(Boolean).join(' ')
  const town = [cap, city, province && `(${province})`].filter(Boolean).join(' ')
  return [street, town, country ? countryIn(country.code) : ''].filter(Boolean)
}
