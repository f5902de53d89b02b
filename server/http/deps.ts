import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { LanguageCode } from '#contract/languages.ts'
import type { Settings } from '../env.ts'
import type { ImageStore } from '../images/port.ts'
import type { PaymentPorts } from '../payments/port.ts'
import type { Wallets } from '../wallets/port.ts'
import type { RateLimits } from '../work/rate-limits.ts'
import type { Works } from '../work/works.ts'
import type { Streams } from './streams.ts'

/** What the rooms behind HTTP stand on. */
export type Deps = {
  works: Works
  rateLimits: RateLimits
  clock: () => Date
  settings: Settings
  /** The key for which browsers make their subscriptions. */
  pushKey: () => Promise<string>
  images: ImageStore
  /** The providers that money can come by. */
  payments: PaymentPorts
  /** Apple's and Google's, where a card can be. */
  wallets: Wallets
  /** The pages that listen for changes. */
  streams: Streams
  log: Logger
}

/** What middleware leaves for those after it. */
export type Variables = { requestId: string; language: LanguageCode; address: string }
export type App = Hono<{ Variables: Variables }>
