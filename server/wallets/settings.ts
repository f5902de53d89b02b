import * as z from 'zod'

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'begins with https:// or http://')
  .transform((text) => text.replace(/\/+$/, ''))

/** The settings of wallets, as the environment has them: where a stand-in listens. What an activity signs with is its own, in its rows. */
export const walletFields = { APPLE_PUSH_URL: address.optional(), GOOGLE_WALLET_URL: address.optional() }
type Given = z.output<z.ZodObject<typeof walletFields>>

/** Where Apple's pushes and Google's calls go, if not to them. */
export type WalletSettings = { applePushUrl?: string | undefined; googleUrl?: string | undefined }

type Wrong = { name: keyof Given; why: string }

/** The settings, or the first that is wrong: stand-ins are for tests. */
export function walletsOf(given: Given, production: boolean): WalletSettings | Wrong {
  const test = (['APPLE_PUSH_URL', 'GOOGLE_WALLET_URL'] as const).find((name) => production && given[name] !== undefined)
  if (test) return { name: test, why: 'is for tests, and NODE_ENV is production' }
  return { applePushUrl: given.APPLE_PUSH_URL, googleUrl: given.GOOGLE_WALLET_URL }
}
