import { ProviderAway, TIMEOUT } from './port.ts'

/** As long as a customer waits for a provider, whatever is tried again meanwhile. */
export const PATIENCE_MS = 10_000

const isCode = (part: unknown) => /^\w{1,60}$/.test(String(part ?? ''))

/** What went wrong, in codes alone: `StripeAuthenticationError 401`, `TypeError ECONNREFUSED`. */
function whyOf(error: unknown): string {
  const { name, type, code, statusCode, cause } = (error ?? {}) as Record<string, unknown>
  return [type ?? name, code ?? (cause as { code?: unknown } | undefined)?.code, statusCode].filter(isCode).join(' ') || 'unknown'
}

/**
 * Asks a provider, for so long and no longer: what is still under way then goes on unheard, and is safe to repeat.
 * @throws ProviderAway whatever went wrong
 */
export async function asking<T>(provider: string, patienceMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new ProviderAway(provider, TIMEOUT)), { once: true }),
  )
  try {
    return await Promise.race([run(signal), tooLate])
  } catch (error) {
    throw error instanceof ProviderAway ? error : new ProviderAway(provider, whyOf(error))
  }
}
