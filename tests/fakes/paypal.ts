import { createSign, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { paypalCertificate } from './paypal-certificate.ts'
import { type Asked, openProvider, type Said } from './provider.ts'

type Amount = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Amount }
type Unit = { reference_id: string; custom_id?: string; amount: Amount; payments?: { captures: Capture[]; refunds?: Made[] } }
type Order = { id: string; status: string; intent: string; purchase_units: Unit[]; links: { rel: string; href: string }[] }
type Refund = { capture: string; amount: Amount }
type Made = { id: string; status: string; amount: Amount; custom_id: string | undefined }

const CUSTOM_ID = "/purchase_units/@reference_id=='default'/custom_id"
const CERTIFICATE = '/v1/notifications/certs/CERT-360caa42-fca2a594'

const issue = (code: string, status = 422): Said => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: 'The client secret was fake-secret', details: [{ issue: code }] },
})
const missing = issue('INVALID_RESOURCE_ID', 404)

/** PayPal on this machine: token, orders, captures, refunds, certificates and webhooks, as they are on the wire. */
export async function openPayPal({ clientId = 'fake-client', secret = 'fake-secret', webhookId = 'WH-FAKE' } = {}) {
  const orders = new Map<string, Order>()
  const refunds: Refund[] = []
  const tokens = new Set<string>()
  /** What becomes of the next captures, one each: else COMPLETED. */
  const captures: string[] = []
  /** What becomes of the next refunds, one each: else COMPLETED. */
  const states: string[] = []

  function token({ headers, body }: Asked): Said {
    const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    if (headers.authorization !== basic || body !== 'grant_type=client_credentials')
      return { status: 401, body: { error: 'invalid_client', error_description: `not ${secret}` } }
    const access_token = randomUUID()
    tokens.add(access_token)
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } }
  }

  function create(body: string): Said {
    const { intent, purchase_units, payment_source } = JSON.parse(body) as Order & { payment_source?: object }
    if (!payment_source || purchase_units.length !== 1) return issue('INVALID_REQUEST', 400)
    const id = randomUUID().slice(0, 17).toUpperCase()
    const links = [{ rel: 'payer-action', href: `https://www.paypal.test/checkoutnow?token=${id}` }]
    const order: Order = { id, status: 'PAYER_ACTION_REQUIRED', intent, purchase_units, links }
    orders.set(id, order)
    return { status: 200, body: { ...order, purchase_units: undefined } }
  }

  function capture(order: Order, { headers }: Asked): Said {
    const [unit] = order.purchase_units
    if (unit?.payments) return issue('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED' || !unit) return issue('ORDER_NOT_APPROVED')
    const status = captures.shift() ?? 'COMPLETED'
    if (status === 'INSTRUMENT_DECLINED') return issue(status)
    const made = { id: `CAP-${order.id}`, status, amount: { ...unit.amount } }
    unit.payments = { captures: [made] }
    order.status = 'COMPLETED'
    const isWhole = headers.prefer === 'return=representation'
    return { status: 201, body: isWhole ? order : { id: order.id, status: order.status } }
  }

  function patch(order: Order, body: string): Said {
    const [change] = JSON.parse(body) as { op: string; path: string; value: string }[]
    if (order.status === 'COMPLETED') return issue('ORDER_ALREADY_COMPLETED')
    if (change?.op !== 'replace' || change.path !== CUSTOM_ID || !order.purchase_units[0]) return issue('INVALID_PATCH_OPERATION')
    order.purchase_units[0].custom_id = change.value
    return { status: 204, body: undefined }
  }

  function refund(id: string, body: string): Said {
    const unit = [...orders.values()].map(({ purchase_units: [one] }) => one).find((one) => one?.payments?.captures[0]?.id === id)
    const [made] = unit?.payments?.captures ?? []
    if (!unit?.payments || !made) return missing
    const { amount, custom_id } = JSON.parse(body) as { amount: Amount; custom_id?: string }
    const cents = (one: Amount) => Math.round(Number(one.value) * 100)
    const left = refunds.filter((one) => one.capture === id).reduce((sum, one) => sum - cents(one.amount), cents(made.amount))
    if (left === 0) return issue('CAPTURE_FULLY_REFUNDED')
    if (cents(amount) > left) return issue('REFUND_AMOUNT_EXCEEDED')
    const status = states.shift() ?? 'COMPLETED'
    unit.payments.refunds ??= []
    const back: Made = { id: `REF-${unit.payments.refunds.length + 1}`, status, amount, custom_id }
    unit.payments.refunds.push(back)
    const answer = { status: 201, body: { ...back } }
    if (status === 'FAILED' || status === 'CANCELLED') return answer
    refunds.push({ capture: id, amount })
    made.status = cents(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return answer
  }

  function respond(asked: Asked): Said {
    const { method, path, headers, body } = asked
    if (path === '/v1/oauth2/token') return token(asked)
    if (path === CERTIFICATE) return { status: 200, body: paypalCertificate.cert }
    if (path.startsWith('/v1/notifications/')) return missing
    if (!tokens.has(headers.authorization?.slice('Bearer '.length) ?? '')) return { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }
    if (method === 'POST' && path === '/v2/checkout/orders') return create(body)
    const [, refunded] = /^\/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(path) ?? []
    if (refunded) return refund(refunded, body)
    const [, id = '', deed] = /^\/v2\/checkout\/orders\/([\w-]+)(\/capture)?$/.exec(path) ?? []
    const order = orders.get(id)
    if (!order) return missing
    if (deed) return capture(order, asked)
    return method === 'PATCH' ? patch(order, body) : { status: 200, body: order }
  }

  const provider = await openProvider({ respond, key: 'paypal-request-id', reused: issue('PAYPAL_REQUEST_ID_PREVIOUSLY_USED') })

  return {
    ...provider,
    settings: { clientId, secret, webhookId, apiUrl: provider.url },
    order: (id: string) => orders.get(id),
    refunds,
    /** She agrees on PayPal's page; with `change`, to something else. */
    approve: (id: string, change: Partial<Order> = {}) => void Object.assign(orders.get(id) ?? {}, { status: 'APPROVED' }, change),
    /** The next captures end so: a status, or INSTRUMENT_DECLINED. */
    captures: (...next: string[]) => void captures.push(...next),
    /** The next refunds are answered so. */
    refundsAre: (...next: string[]) => void states.push(...next),
    /** A capture that PayPal looked at is decided. */
    decide(id: string, status: string) {
      const made = orders.get(id)?.purchase_units[0]?.payments?.captures[0]
      if (made) made.status = status
    },
    /** What was given back of it comes back, days later. */
    takeBack(id: string) {
      for (const made of orders.get(id)?.purchase_units[0]?.payments?.refunds ?? []) made.status = 'FAILED'
    },
    /** Nobody agreed in time: PayPal knows nothing of it any more. */
    forget: (id: string) => void orders.delete(id),
    endTokens: () => tokens.clear(),
    /** An event about an order, as it comes: its body and its headers. */
    event(type: string, id: string, { resource = resourceOf(type, orders.get(id)) as object, webhook = webhookId } = {}) {
      const body = JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource })
      const [transmission, time] = [randomUUID(), new Date().toISOString()]
      const signed = createSign('sha256')
        .update(`${transmission}|${time}|${webhook}|${crc32(body)}`)
        .sign(paypalCertificate.key, 'base64')
      const headers = {
        'paypal-transmission-id': transmission,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signed,
        'paypal-cert-url': provider.url + CERTIFICATE,
        'paypal-auth-algo': 'SHA256withRSA',
      }
      return { body, headers }
    },
  }
}

/** What PayPal's event about an order holds. */
function resourceOf(type: string, order: Order | undefined): object {
  const [unit] = order?.purchase_units ?? []
  if (type.startsWith('CHECKOUT.')) return { ...order }
  const related = { supplementary_data: { related_ids: { order_id: order?.id } } }
  return { ...unit?.payments?.captures[0], custom_id: unit?.custom_id, ...related }
}
