import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import webpush from 'web-push'
import { pushService } from '#rules/push-services.ts'
import { publicOnly } from './addresses.ts'
import { handedOver } from './count.ts'
import type { Outcome, Parcel, Sender } from './port.ts'
import type { VapidKeys } from './vapid.ts'

const ENCODING = 'aes128gcm'
const TIME_OUT_MS = 10_000
/** Nobody reads what a push service says beside its status. */
const MOST_BYTES = 4096
const LONGEST_REST_S = 86_400
/** More than the job ever asks of one service at once. */
const SOCKETS = { keepAlive: true, maxSockets: 50, maxFreeSockets: 20 }

type Wishes = {
  keys: VapidKeys
  subject: string
  extraHosts: string[]
  timeOutMs?: number
  /** Finds addresses; tests bring their own. */
  lookup?: LookupFunction
}

/**
 * Sends over the Web Push protocol: encrypted (RFC 8291), signed (RFC 8292), to known services only, without following
 * redirects, never to an address that is not public. Hosts of PUSH_EXTRA_HOSTS may be anywhere, with any certificate.
 */
export function webPush({ keys, subject, extraHosts, timeOutMs = TIME_OUT_MS, lookup = publicOnly() }: Wishes): Sender {
  const careful = new https.Agent({ ...SOCKETS, lookup })
  const extra = { 'https:': new https.Agent({ ...SOCKETS, rejectUnauthorized: false }), 'http:': new http.Agent(SOCKETS) }
  const vapidDetails = { ...keys, subject }

  async function send({ endpoint, text, ...parcel }: Parcel): Promise<Outcome> {
    const service = pushService(endpoint, extraHosts)
    if (!service) return { is: 'refused', why: 'endpoint' }
    const url = new URL(endpoint)
    const sealed = seal({ endpoint, text, ...parcel }, vapidDetails)
    if (!sealed) return { is: 'refused', why: 'keys' }
    const agent = service.isExtra ? extra[url.protocol as keyof typeof extra] : careful
    return post(url, { headers: sealed.headers, agent, signal: AbortSignal.timeout(timeOutMs) }, sealed.body)
  }

  return {
    async send(parcel) {
      const outcome = await send(parcel)
      handedOver.inc({ outcome: outcome.is })
      return outcome
    },
  }
}

/** Signed headers and encrypted body; nothing where the browser's keys are none. */
function seal({ endpoint, p256dh, auth, text, ttl, urgency, topic }: Parcel, vapidDetails: VapidKeys & { subject: string }) {
  try {
    const options = { TTL: ttl, urgency, contentEncoding: ENCODING, vapidDetails, ...(topic && { topic }) } as const
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
  } catch {
    return undefined
  }
}

/** One request; its outcome is there with the status, whatever becomes of the rest. */
function post(url: URL, options: http.RequestOptions, body: Buffer | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, { ...options, method: 'POST' })
    let isOut = false
    request.once('finish', () => (isOut = true))
    request.on('error', (error) => resolve(isOut ? { is: 'unanswered' } : { is: 'away', why: reason(error) }))
    request.on('close', () => resolve({ is: 'unanswered' })) // what switched to another protocol ends without an error
    request.once('response', (response) => {
      let bytes = 0
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => void ((bytes += chunk.length) > MOST_BYTES && request.destroy()))
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after'], Date.now()))
    })
    request.end(body)
  })
}

const reason = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.message)

/** What a status means. @param retryAfter the header: seconds or a date   @param now in milliseconds */
export function outcomeOf(status: number, retryAfter: string | undefined, now: number): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status === 503) return { is: 'busy', seconds: restOf(retryAfter, now) }
  return { is: status >= 500 ? 'away' : 'refused', why: String(status) }
}

/** Seconds to wait, between one and a day. */
function restOf(retryAfter: string | undefined, now: number): number | undefined {
  const text = retryAfter?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(LONGEST_REST_S, Math.max(1, Math.ceil(seconds)))
}
