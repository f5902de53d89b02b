import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// The mails are a catalogue apart, so that the app does not carry them.
export default defineConfig({
  sourceLocale: 'it',
  locales: ['it', 'es', 'fr', 'de', 'en'],
  fallbackLocales: { default: 'it' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src', 'sw', 'locales'] },
    { path: '<rootDir>/server/mail/{locale}', include: ['server'] },
  ],
  format: formatter({ lineNumbers: false }),
})
