import { isIP, isIPv6 } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import { readBucket } from './images/bucket.ts'
import { paymentFields, paymentsOf, type PaymentSettings } from './payments/settings.ts'
import { givenPair, type VapidKeys } from './push/vapid.ts'
import { walletFields, walletsOf, type WalletSettings } from './wallets/settings.ts'

/** A list with commas. */
const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean)
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '')
const origin = z.string().refine(isOrigin, 'is an origin such as https://tessera.example, without a path')
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  return rest.length === 0 && isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32)
}
const networks = z
  .string()
  .transform(parts)
  .refine((list) => list.every(isNetwork), 'is a list of addresses or networks such as 10.0.0.0/8')
const isHostName = (text: string) => /^[a-z0-9-]+([.][a-z0-9-]+)+$/.test(text)
const isHost = (text: string) => /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(text)
const isContact = (text: string) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (text.startsWith('https://') && URL.canParse(text))
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: 'is a whole number' })
    .int('is a whole number')
    .min(least, `is at least ${least}`)
    .max(most, `is at most ${most}`)

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'begins with postgres://' }).optional(),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'begins with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().min(3, 'is an address such as "Tessera <tessera@example.com>"').optional(),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'begins with https:// or http://' }).optional(),
  IMAGES_S3_URL: z.string().refine(readBucket, 'has the form https://KEY:SECRET@endpoint/bucket?region=eu-south-1').optional(),
  IMAGES_AVIF: z.enum(['on', 'off'], 'is on or off').default('on'),
  TRUSTED_PROXIES: networks.default([]),
  CONFIRMED_HOSTS: z
    .string()
    .toLowerCase()
    .transform(parts)
    .refine((list) => list.every(isHostName), 'is a list of host names such as app.barsole.example, without https:// and port')
    .default([]),
  METRICS_FROM: networks.default(['127.0.0.0/8', '::1']),
  CORS_ORIGINS: z.string().transform(parts).pipe(z.array(origin)).default([]),
  API_ORIGINS: z.string().transform(parts).pipe(z.array(origin)).default([]),
  LOGIN_FAILURES_PER_ACCOUNT: whole(1, 1_000_000).default(10),
  LOGIN_FAILURES_PER_ADDRESS: whole(1, 1_000_000).default(100),
  EMAIL_CHECKS_PER_ADDRESS: whole(1, 1_000_000).default(60),
  CODE_MAILS_PER_RECIPIENT: whole(1, 1_000_000).default(5),
  CODE_MAILS_PER_ADDRESS: whole(1, 1_000_000).default(30),
  FRIEND_MESSAGES_PER_DAY: whole(1, 1_000_000).default(5),
  EMAIL_CHECK: z.enum(['open', 'strict'], 'is open or strict').default('open'),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z.string().refine(isContact, 'begins with mailto: or https://').optional(),
  PUSH_EXTRA_HOSTS: z
    .string()
    .toLowerCase()
    .transform((text) => parts(text).map((part) => part.replace(/^https?:\/\//, '')))
    .refine((list) => list.every(isHost), 'is a list of hosts such as push.test or 127.0.0.1:9000')
    .default([]),
  ...paymentFields,
  ...walletFields,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'is debug, info, warn, error or silent').default('info'),
})

/** Everything that can be set, read once at the start. */
export type Settings = {
  production: boolean
  port: number
  /** Addresses to listen on. */
  hosts: string[]
  dataDir: string
  databaseUrl?: string | undefined
  /** The origin that customers type, without a slash at the end. */
  publicUrl?: string | undefined
  /** Host names of bundles of which the operator says that they lead here. */
  confirmedHosts: string[]
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** The gateway that takes text messages. */
  smsUrl?: string | undefined
  imagesS3Url?: string | undefined
  /** Whether pictures get AVIF sizes beside their WebP. */
  imagesAvif: boolean
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Addresses that may read `/metrics`. */
  metricsFrom: string[]
  /** Other origins whose app may call this server. */
  corsOrigins: string[]
  /** Other servers that the app served here calls (it was built with VITE_API_BASE). */
  apiOrigins: string[]
  /** The server's keys towards push services; none: a pair of its own, kept with the rows. */
  vapid?: VapidKeys | undefined
  /** Whom a push service can ask about our pushes. */
  vapidSubject: string
  /** Hosts beside the known push services that may be contacted, for tests. */
  pushExtraHosts: string[]
  payments: PaymentSettings
  wallets: WalletSettings
  /** How often, where nothing else is said by network address. */
  limits: {
    loginPerAccount: number
    loginPerAddress: number
    emailChecks: number
    codeMailsPerRecipient: number
    codeMailsPerAddress: number
    friendMessages: number
  }
  /** Whether an address has an account is told by mail alone. */
  strictEmailCheck: boolean
  logLevel: string
}

/** A setting that is wrong; the message is the sentence to show. */
export class SettingsError extends Error {}

const wrong = (name: string, why: string) => new SettingsError(`The setting ${name} is wrong: it ${why}.`)

/** An address of ours that a push service accepts: some refuse those of `localhost`. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: z.output<typeof Environment>) =>
  PUBLIC_URL?.startsWith('https:')
    ? new URL(PUBLIC_URL).origin
    : `mailto:${/[^\s<>@]+@[^\s<>@]+/.exec(MAIL_FROM ?? '')?.[0] ?? 'tessera@example.com'}`

/**
 * Settings from the environment; an empty variable counts as absent.
 * @throws SettingsError naming the first wrong one
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw wrong(String(issue?.path[0]), issue?.message ?? 'cannot be read')
  }
  const e = read.data
  const production = e.NODE_ENV === 'production'
  if (production && e.PUSH_EXTRA_HOSTS.length > 0) throw wrong('PUSH_EXTRA_HOSTS', 'is for tests, and NODE_ENV is production')
  if (!e.VAPID_PUBLIC_KEY !== !e.VAPID_PRIVATE_KEY)
    throw wrong(e.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY', 'is missing beside the other key')
  const vapid = e.VAPID_PUBLIC_KEY && e.VAPID_PRIVATE_KEY ? givenPair(e.VAPID_PUBLIC_KEY, e.VAPID_PRIVATE_KEY) : undefined
  if (e.VAPID_PUBLIC_KEY && !vapid) throw wrong('VAPID_PRIVATE_KEY', 'is no private key of P-256 that belongs to VAPID_PUBLIC_KEY')
  const payments = paymentsOf(e, production)
  if ('why' in payments) throw wrong(payments.name, payments.why)
  const wallets = walletsOf(e, production)
  if ('why' in wallets) throw wrong(wallets.name, wallets.why)
  return {
    production,
    port: e.PORT,
    hosts: e.HOST ? [e.HOST] : ['127.0.0.1', '::1'],
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    confirmedHosts: e.CONFIRMED_HOSTS,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    smsUrl: e.SMS_URL,
    imagesS3Url: e.IMAGES_S3_URL,
    imagesAvif: e.IMAGES_AVIF === 'on',
    trustedProxies: e.TRUSTED_PROXIES,
    metricsFrom: e.METRICS_FROM,
    corsOrigins: e.CORS_ORIGINS,
    apiOrigins: e.API_ORIGINS,
    vapid,
    vapidSubject: e.VAPID_SUBJECT ?? contactOf(e),
    pushExtraHosts: e.PUSH_EXTRA_HOSTS,
    payments,
    wallets,
    limits: {
      loginPerAccount: e.LOGIN_FAILURES_PER_ACCOUNT,
      loginPerAddress: e.LOGIN_FAILURES_PER_ADDRESS,
      emailChecks: e.EMAIL_CHECKS_PER_ADDRESS,
      codeMailsPerRecipient: e.CODE_MAILS_PER_RECIPIENT,
      codeMailsPerAddress: e.CODE_MAILS_PER_ADDRESS,
      friendMessages: e.FRIEND_MESSAGES_PER_DAY,
    },
    strictEmailCheck: e.EMAIL_CHECK === 'strict',
    logLevel: e.LOG_LEVEL,
  }
}

/** Where customers find the app: as it is set, or, while it is tried out, on this machine. */
export const publicUrlOf = ({ publicUrl, production, port }: Pick<Settings, 'publicUrl' | 'production' | 'port'>): string | undefined =>
  publicUrl ?? (production ? undefined : `http://localhost:${port}`)
