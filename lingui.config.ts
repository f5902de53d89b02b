import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// What only the server says (refusals, letters, the manifest) is a catalogue apart, so that the app does not carry it.
// Lingui never looks for texts in the folder of the catalogue itself: texts in locales/ belong to the server's.
export default defineConfig({
  sourceLocale: 'it',
  locales: ['it', 'es', 'fr', 'de', 'en'],
  fallbackLocales: { default: 'it' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src', 'sw'] },
    { path: '<rootDir>/locales/server/{locale}', include: ['server', 'locales'] },
  ],
  format: formatter({ lineNumbers: false }),
})
