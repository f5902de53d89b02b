/** The form of an address as it begins: of the country that most live in. */
export const EMPTY = { name: '', countryId: 'IT', address: '', streetNumber: '', cap: '', city: '', province: '' }
export type Values = typeof EMPTY
