import { expect, test } from 'vitest'
import webpush from 'web-push'
import { readSettings, SettingsError } from './env.ts'

test('without any setting it is a development server on this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    trustedProxies: [],
    metricsFrom: ['127.0.0.0/8', '::1'],
    confirmedHosts: [],
    corsOrigins: [],
    vapid: undefined,
    vapidSubject: 'mailto:tessera@example.com',
    pushExtraHosts: [],
    payments: { sandbox: { laterSeconds: 20 } },
    limits: { loginPerAccount: 10, loginPerAddress: 100, emailChecks: 60, codeMailsPerRecipient: 5, codeMailsPerAddress: 30 },
    strictEmailCheck: false,
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
    CONFIRMED_HOSTS: 'App.BarSole.example, carta.example',
  }
  expect(readSettings(given)).toMatchObject({
    production: true,
    port: 8080,
    hosts: ['0.0.0.0'],
    databaseUrl: given.DATABASE_URL,
    publicUrl: 'https://tessera.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
    confirmedHosts: ['app.barsole.example', 'carta.example'],
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
  ['METRICS_FROM', 'prometheus'],
  ['CONFIRMED_HOSTS', 'https://app.barsole.example'],
  ['CONFIRMED_HOSTS', 'app.barsole.example:8443'],
  ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
  ['VAPID_SUBJECT', 'tessera.example'],
  ['VAPID_SUBJECT', 'mailto:nobody'],
  ['PUSH_EXTRA_HOSTS', 'me@push.test'],
  ['PUSH_EXTRA_HOSTS', 'push.test/path'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ['STRIPE_API_URL', 'localhost:12111'],
  ['PAYPAL_API_URL', 'ftp://paypal.test'],
  ['SANDBOX_PAYS_LATER_SECONDS', 'soon'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s ends the start with one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: it [^\n]+[.]$`))
})

test('the keys towards push services come as a pair, or not at all', () => {
  const [one, other] = [webpush.generateVAPIDKeys(), webpush.generateVAPIDKeys()]
  const both = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey }
  expect(readSettings(both).vapid).toEqual(one)
  const alone = (name: string) => new RegExp(`^The setting ${name} is wrong: it is missing beside the other key[.]$`)
  expect(() => readSettings({ VAPID_PUBLIC_KEY: one.publicKey })).toThrow(alone('VAPID_PRIVATE_KEY'))
  expect(() => readSettings({ VAPID_PRIVATE_KEY: one.privateKey })).toThrow(alone('VAPID_PUBLIC_KEY'))
  const mixed = /^The setting VAPID_PRIVATE_KEY is wrong: it is no private key of P-256 that belongs to VAPID_PUBLIC_KEY[.]$/
  expect(() => readSettings({ ...both, VAPID_PRIVATE_KEY: other.privateKey })).toThrow(mixed)
  expect(() => readSettings({ ...both, VAPID_PRIVATE_KEY: 'secret' })).toThrow(mixed)
})

test('a push service can ask whoever runs this server', () => {
  expect(readSettings({ VAPID_SUBJECT: 'mailto:me@example.com' }).vapidSubject).toBe('mailto:me@example.com')
  expect(readSettings({ PUBLIC_URL: 'https://tessera.example/' }).vapidSubject).toBe('https://tessera.example')
  const local = { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'Tessera <hello@tessera.example>' }
  expect(readSettings(local).vapidSubject).toBe('mailto:hello@tessera.example')
})

test('more push hosts are for tests alone', () => {
  expect(readSettings({ PUSH_EXTRA_HOSTS: 'Push.test, http://127.0.0.1:9000/' }).pushExtraHosts).toEqual(['push.test', '127.0.0.1:9000'])
  expect(() => readSettings({ NODE_ENV: 'production', PUSH_EXTRA_HOSTS: 'push.test' })).toThrow(
    /^The setting PUSH_EXTRA_HOSTS is wrong: it is for tests, and NODE_ENV is production[.]$/,
  )
})

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' }
const production = (more: object) => readSettings({ NODE_ENV: 'production', ...more }).payments

test('without keys cards are tried out, and in production there is no provider at all', () => {
  expect(readSettings({}).payments).toEqual({ sandbox: { laterSeconds: 20 } })
  expect(readSettings({ SANDBOX_PAYS_LATER_SECONDS: '1' }).payments.sandbox).toEqual({ laterSeconds: 1 })
  expect(production({})).toEqual({})
})

test('the keys of a provider bring it, Stripe in place of the sandbox, PayPal beside it', () => {
  expect(production({ ...STRIPE, ...PAYPAL })).toEqual({
    stripe: { key: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl: undefined },
    paypal: { clientId: 'client', secret: 'secret', webhookId: 'WH-1', apiUrl: 'https://api-m.paypal.com' },
  })
  expect(readSettings({ STRIPE_SECRET_KEY: 'rk_test_1' }).payments).toEqual({
    stripe: { key: 'rk_test_1', webhookSecret: undefined, apiUrl: undefined },
  })
  const { sandbox, paypal } = readSettings(PAYPAL).payments
  expect([sandbox, paypal?.apiUrl]).toEqual([{ laterSeconds: 20 }, 'https://api-m.sandbox.paypal.com'])
  expect(readSettings({ ...PAYPAL, PAYPAL_API_URL: 'http://127.0.0.1:9000/' }).payments.paypal?.apiUrl).toBe('http://127.0.0.1:9000')
})

test.each([
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'whsec_1', false],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'sk_live_1', true],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID', 'client', false],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'secret', false],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID', 'WH-1', false],
])('%s is missing beside %s', (missing, name, value, inProduction) => {
  const environment = { ...(inProduction && { NODE_ENV: 'production' }), [name]: value }
  expect(() => readSettings(environment)).toThrow(`The setting ${missing} is wrong: it is missing beside ${name}.`)
})

test('in production PayPal has its webhook, too', () => {
  const { PAYPAL_WEBHOOK_ID: _, ...rest } = PAYPAL
  expect(() => production(rest)).toThrow('The setting PAYPAL_WEBHOOK_ID is wrong: it is missing beside PAYPAL_CLIENT_ID.')
  expect(readSettings(rest).payments.paypal?.webhookId).toBeUndefined()
})

test.each([
  ['STRIPE_API_URL', 'http://127.0.0.1:9000'],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
  ['SANDBOX_PAYS_LATER_SECONDS', '1'],
])('%s is for tests alone', (name, value) => {
  expect(() => production({ ...STRIPE, ...PAYPAL, [name]: value })).toThrow(
    `The setting ${name} is wrong: it is for tests, and NODE_ENV is production.`,
  )
})
