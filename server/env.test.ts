import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

test('without any setting it is a development server on this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    trustedProxies: [],
    corsOrigins: [],
    limits: { loginPerAccount: 10, loginPerAddress: 100 },
  })
})

test('an empty setting is none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toEqual(readSettings({}))
})

test('reads what is given', () => {
  const given = {
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://tessera@db/tessera',
    PUBLIC_URL: 'https://tessera.example/',
    CORS_ORIGINS: 'https://a.example/, https://b.example',
    TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1',
  }
  expect(readSettings(given)).toMatchObject({
    production: true,
    port: 8080,
    hosts: ['0.0.0.0'],
    databaseUrl: given.DATABASE_URL,
    publicUrl: 'https://tessera.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
  })
})

test.each([
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['PUBLIC_URL', 'tessera.example'],
  ['PUBLIC_URL', 'ftp://tessera.example'],
  ['PUBLIC_URL', 'https://tessera.example/app'],
  ['SMTP_URL', 'http://x'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['CORS_ORIGINS', '*'],
  ['API_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
  ['TRUSTED_PROXIES', 'my-proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s ends the start with one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: it [^\n]+[.]$`))
})
