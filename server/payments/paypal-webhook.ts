import { createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { noteIn } from './paypal-order.ts'
import { type Heard, ProviderAway } from './port.ts'

const CERTIFICATES = '/v1/notifications/certs/'
const MOST_BYTES = 20_000

/** Is this where PayPal keeps its certificates? The header that names it may be anybody's. @param test origin of a stand-in */
export function isOfPayPal(address: string, test?: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, pathname, origin } = new URL(address)
  if (username || password || !pathname.startsWith(CERTIFICATES)) return false
  return origin === test || (protocol === 'https:' && port === '' && /(^|[.])paypal[.]com$/.test(hostname))
}

/** Fetches certificates and remembers them; undefined if there is none. */
export function certificates(test?: string) {
  const known = new LRUCache<string, string>({ max: 20 })
  return async (address: string, signal: AbortSignal): Promise<string | undefined> => {
    if (!isOfPayPal(address, test)) return undefined
    const kept = known.get(address)
    if (kept) return kept
    const answer = await fetch(address, { redirect: 'error', signal })
    if (answer.status >= 500 || answer.status === 429) throw new ProviderAway('paypal', `certificate ${answer.status}`)
    const text = answer.ok ? await answer.text() : ''
    if (text.length > MOST_BYTES || !text.includes('BEGIN CERTIFICATE')) return undefined
    known.set(address, text)
    return text
  }
}

/** Did the holder of the certificate, valid now, sign this body for this webhook? */
export function isSigned(raw: Uint8Array, headers: Headers, { webhookId, certificate, now }: Proof): boolean {
  const [id, time, signature] = ['id', 'time', 'sig'].map((part) => headers.get(`paypal-transmission-${part}`) ?? '')
  try {
    const { publicKey, validFrom, validTo } = new X509Certificate(certificate)
    if (now < Date.parse(validFrom) || now > Date.parse(validTo)) return false
    return createVerify('sha256')
      .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
      .verify(publicKey, signature ?? '', 'base64')
  } catch {
    return false // no certificate, or no signature, at all
  }
}
type Proof = { webhookId: string; certificate: string; now: number }

const text = z.string().optional()
const Event = z.object({
  event_type: z.enum([
    'CHECKOUT.ORDER.APPROVED',
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.DENIED',
  ]),
  resource: z.object({
    id: text,
    order_id: text,
    custom_id: text,
    purchase_units: z.array(z.object({ custom_id: text })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: text }).optional() }).optional(),
  }),
})

/** Whom a genuine event is about. */
export function concerned(raw: Uint8Array): Exclude<Heard, 'forged'> {
  const read = Event.safeParse(parsed(raw))
  if (!read.success) return 'unconcerned'
  const { event_type, resource } = read.data
  const ofCapture = resource.supplementary_data?.related_ids?.order_id ?? resource.order_id
  const ref = event_type === 'CHECKOUT.ORDER.APPROVED' ? resource.id : ofCapture
  const note = ref && noteIn(ref, resource.custom_id ?? resource.purchase_units?.[0]?.custom_id)
  return note ? { ref, activityId: note.activityId, attemptId: note.attemptId } : 'unconcerned'
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString())
  } catch {
    return undefined
  }
}
