import type { Context } from 'hono'
import { refuse } from '#rules/refusal.ts'
import type { OnHint, PaymentPort, ProviderType } from '../payments/port.ts'
import { bytesOf } from './bytes.ts'
import type { Variables } from './deps.ts'
import { refused } from './failure.ts'

/** Bytes of a webhook; Stripe and PayPal send a few thousand. */
const MOST = 256_000
/** Seconds until a webhook whose attempt is not there yet should come again. */
const AGAIN_S = 30

/**
 * Takes what a provider sends by itself. It is a hint, on which the provider is asked: 200 once somebody will, or nobody has
 * to; 503 while the attempt is unknown, so that it comes again; 400 for what is forged.
 */
export const webhook =
  (type: ProviderType, port: PaymentPort, onHint: OnHint) =>
  async (c: Context<{ Variables: Variables }>): Promise<Response> => {
    const raw = await bytesOf(c.req.raw, MOST)
    if (!raw) return refused(c, refuse('too_large'))
    const heard = await port.verify(raw, c.req.raw.headers)
    if (heard === 'forged') return refused(c, refuse('malformed'))
    const outcome = heard === 'unconcerned' ? 'known' : await onHint(type, heard)
    if (outcome === 'unknown') return refused(c, refuse('unavailable', undefined, { retryAfter: AGAIN_S }))
    c.header('Cache-Control', 'no-store')
    return c.text('ok')
  }
