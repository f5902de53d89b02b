import * as z from 'zod'
import { ProviderAway } from './port.ts'

type Wishes = { base: string; clientId: string; secret: string; clock: () => Date }
type Ask = { signal: AbortSignal; body?: unknown; key?: string }
/** What PayPal said; `issue` is its code for a refusal. */
type Answer = { status: number; data: unknown; issue: string | undefined }
export type PayPalClient = (method: 'GET' | 'POST' | 'PATCH', path: string, ask: Ask) => Promise<Answer>

const Granted = z.object({ access_token: z.string(), expires_in: z.number() })
const Refused = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).optional() })

const issueOf = (data: unknown) => {
  const refused = Refused.safeParse(data).data
  return refused?.details?.[0]?.issue ?? refused?.name
}

/** One request; one that broke off goes again, for all are safe to repeat under their key. */
async function sent(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> {
  const once = () => fetch(url, { ...init, redirect: 'error' })
  const answer = await once().catch((error: unknown) => {
    if (init.signal.aborted) throw error
    return once()
  })
  const data: unknown = await answer.json().catch(() => undefined)
  const away = answer.status >= 500 || answer.status === 429
  if (away) throw new ProviderAway('paypal', String(answer.status))
  return { status: answer.status, data, issue: answer.ok ? undefined : issueOf(data) }
}

/** Calls PayPal with one token for all, until it ends or is refused. @throws ProviderAway if PayPal fails; a refusal is an answer */
export function paypalClient({ base, clientId, secret, clock }: Wishes): PayPalClient {
  let token: { value: Promise<string>; until: number } | undefined

  async function newToken(signal: AbortSignal) {
    const asked = clock().getTime()
    const headers = {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const { status, data } = await sent(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
      signal,
    })
    if (status !== 200) throw new ProviderAway('paypal', `token ${status}`)
    const { access_token, expires_in } = Granted.parse(data)
    return { value: access_token, until: asked + (expires_in - 60) * 1000 }
  }

  /** Whoever comes while it is asked for waits for the same. */
  function tokenOf(signal: AbortSignal): Promise<string> {
    if (token && clock().getTime() < token.until) return token.value
    const granted = newToken(signal)
    const fresh = { value: granted.then(({ value }) => value), until: Number.POSITIVE_INFINITY }
    token = fresh
    granted.then(
      ({ until }) => void (fresh.until = until),
      () => void (token = token === fresh ? undefined : token),
    )
    return fresh.value
  }

  return async function call(method, path, { signal, body, key }) {
    const ask = async () =>
      sent(base + path, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(signal)}`,
          'content-type': 'application/json',
          prefer: 'return=representation', // without it the answer to a capture lacks the capture
          ...(key && { 'paypal-request-id': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal,
      })
    const first = await ask()
    if (first.status !== 401) return first
    token = undefined
    const second = await ask()
    if (second.status === 401) throw new ProviderAway('paypal', '401')
    return second
  }
}
