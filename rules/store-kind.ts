import type { Configuration, StoreKind } from '#contract/activities.ts'

/** What a store of this activity is called: as it says, else a restaurant where tables are booked. */
export function storeKindOf({ storeKind, bookingType }: Pick<Configuration, 'storeKind' | 'bookingType'>): StoreKind {
  if (storeKind) return storeKind
  return bookingType === 'R' || bookingType === 'RO' ? 'restaurant' : 'shop'
}
