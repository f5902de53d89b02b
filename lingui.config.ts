import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** The features whose texts come with their pages, not with the start. docs/decisions/later-texts.md */
export const LATER = [
  'addresses',
  'bookings',
  'cart',
  'checkout',
  'counter',
  'coupons',
  'devices',
  'friends',
  'install',
  'orders',
  'packs',
  'privacy',
  'profile',
  'recovery',
  'registration',
  'rewards',
  'scratch',
  'shop',
  'stores',
  'users',
]
const later = [
  ...LATER.map((feature) => `src/features/${feature}/**/*.*`),
  'src/components/booking/**/*.*',
  'src/components/living/**/*.*',
  'src/components/packs/**/*.*',
  'src/components/person/**/*.*',
  'src/components/staff/**/*.*',
  'src/components/order/**/*.*',
  'src/components/stores/**/*.*',
  'src/components/addresses/**/*.*',
  // Comes where there is no page.
  'src/app/frame/Nowhere.tsx',
  // Comes with what home shows where nothing is new.
  'src/features/home/HomeStart.tsx',
]

// What only the server says (refusals, letters, the manifest) is a catalogue apart, so that the app does not carry it.
// Lingui never looks for texts in the folder of the catalogue itself: texts in locales/ belong to the server's.
export default defineConfig({
  sourceLocale: 'it',
  locales: ['it', 'es', 'fr', 'de', 'en'],
  fallbackLocales: { default: 'it' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src', 'sw'], exclude: later },
    { path: '<rootDir>/locales/later/{locale}', include: later },
    { path: '<rootDir>/locales/server/{locale}', include: ['server', 'locales'] },
  ],
  format: formatter({ lineNumbers: false }),
})
