import * as z from 'zod'

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'begins with https:// or http://')

/** The settings of payments, as the environment has them. */
export const paymentFields = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'is a secret key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is the secret of a webhook of Stripe, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: address.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_URL: address.optional(),
  SANDBOX_PAYS_LATER_SECONDS: z.coerce
    .number({ error: 'is a whole number' })
    .int('is a whole number')
    .min(0, 'is at least 0')
    .max(3600, 'is at most 3600')
    .optional(),
}
type Given = z.output<z.ZodObject<typeof paymentFields>>

export type StripeSettings = { key: string; webhookSecret?: string | undefined; apiUrl?: string | undefined }
export type PayPalSettings = { clientId: string; secret: string; webhookId?: string | undefined; apiUrl: string }
export type PaymentSettings = {
  stripe?: StripeSettings
  paypal?: PayPalSettings
  /** A pretended provider of cards: none in production, nor beside a real one. `laterSeconds`: when "pay later" pays. */
  sandbox?: { laterSeconds: number }
}

const PAYPAL = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' }
const PAY_LATER_S = 20
const FOR_TESTS = ['STRIPE_API_URL', 'PAYPAL_API_URL', 'SANDBOX_PAYS_LATER_SECONDS'] as const

type Wrong = { name: keyof Given; why: string }

/** What is missing beside what is there: without its webhook a provider is heard only when it is asked, which is for trials. */
function missing(given: Given, production: boolean): Wrong | undefined {
  const beside = (name: keyof Given, other: keyof Given, needed = true): Wrong | undefined =>
    needed && given[other] !== undefined && given[name] === undefined ? { name, why: `is missing beside ${other}` } : undefined
  return (
    beside('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET') ??
    beside('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', production) ??
    beside('PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID') ??
    beside('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET') ??
    beside('PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID') ??
    beside('PAYPAL_WEBHOOK_ID', 'PAYPAL_CLIENT_ID', production)
  )
}

/**
 * The providers of the settings: those whose keys are there, and the sandbox in place of Stripe where nothing is in production.
 * @returns these, or the first setting that is wrong
 */
export function paymentsOf(given: Given, production: boolean): PaymentSettings | Wrong {
  const test = FOR_TESTS.find((name) => production && given[name] !== undefined)
  if (test) return { name: test, why: 'is for tests, and NODE_ENV is production' }
  const no = missing(given, production)
  if (no) return no
  const { STRIPE_SECRET_KEY: key, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret } = given
  const apiUrl = given.PAYPAL_API_URL ?? (production ? PAYPAL.live : PAYPAL.test)
  return {
    ...(key && { stripe: { key, webhookSecret: given.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API_URL } }),
    ...(clientId && secret && { paypal: { clientId, secret, webhookId: given.PAYPAL_WEBHOOK_ID, apiUrl: apiUrl.replace(/\/+$/, '') } }),
    ...(!key && !production && { sandbox: { laterSeconds: given.SANDBOX_PAYS_LATER_SECONDS ?? PAY_LATER_S } }),
  }
}
