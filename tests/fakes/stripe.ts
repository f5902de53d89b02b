import { createHmac, randomUUID } from 'node:crypto'
import { type Asked, openProvider, type Said } from './provider.ts'

type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  payment_intent: string | null
  expires_at: number
  metadata: Record<string, string>
  client_reference_id: string | undefined
}
type Refund = { id: string; object: 'refund'; payment_intent: string; amount: number; status: string; metadata: Record<string, string> }

/** What a session may be made of, of what Stripe's API of 2026-10-28 knows. */
const KNOWN =
  /^(mode|client_reference_id|locale|customer_email|adaptive_pricing\[enabled\]|allowed_payment_method_types\[\d\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|success_url|cancel_url|expires_at|(payment_intent_data\[)?metadata\]?\[\w+\])$/
const HALF_AN_HOUR_S = 1800
const A_DAY_S = 86_400

const isFailed = ({ status }: Refund) => status === 'failed' || status === 'canceled'

const refusal = (code: string, type = 'invalid_request_error', status = 400): Said => ({
  status,
  body: { error: { type, code, message: `You sent sk_test_secret: ${code}` } },
})

const inBrackets = (form: URLSearchParams, name: string) =>
  Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])))

/** Stripe on this machine: checkout sessions, refunds and webhooks, as they are on the wire. */
export async function openStripe({ key = 'sk_test_fake', secret = 'whsec_fake' } = {}) {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  /** What becomes of the next refunds, one each: else succeeded. */
  const states: string[] = []

  function create(form: URLSearchParams): Said {
    const unknown = [...form.keys()].find((name) => !KNOWN.test(name))
    if (unknown) return refusal('parameter_unknown')
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    if (amount < 50) return refusal('amount_too_small')
    const life = Number(form.get('expires_at')) - Math.floor(Date.now() / 1000)
    if (life < HALF_AN_HOUR_S || life > A_DAY_S) return refusal('parameter_invalid_integer')
    if (/[^!-~]/.test(form.get('customer_email') ?? '')) return refusal('email_invalid')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      expires_at: Number(form.get('expires_at')),
      metadata: inBrackets(form, 'metadata'),
      client_reference_id: form.get('client_reference_id') ?? undefined,
    }
    sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }

  function refund(form: URLSearchParams): Said {
    const payment_intent = form.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find((one) => one.payment_intent === payment_intent)
    if (!paid) return refusal('resource_missing', undefined, 404)
    const back = refunds.filter((one) => one.payment_intent === payment_intent && !isFailed(one)).reduce((sum, one) => sum + one.amount, 0)
    const amount = Number(form.get('amount'))
    if (back >= paid.amount_total) return refusal('charge_already_refunded')
    if (back + amount > paid.amount_total) return refusal('amount_too_large')
    const made: Refund = {
      id: `re_${refunds.length}`,
      object: 'refund',
      payment_intent,
      amount,
      status: states.shift() ?? 'succeeded',
      metadata: inBrackets(form, 'metadata'),
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  function respond({ method, path, headers, body }: Asked): Said {
    if (headers.authorization !== `Bearer ${key}`) return refusal('api_key_invalid', undefined, 401)
    const { pathname, searchParams } = new URL(path, 'http://stripe.test')
    const [, id = '', deed] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? []
    const session = sessions.get(id)
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return create(new URLSearchParams(body))
    if (method === 'POST' && pathname === '/v1/refunds') return refund(new URLSearchParams(body))
    if (method === 'GET' && pathname === '/v1/refunds') {
      const data = refunds.filter((one) => one.payment_intent === searchParams.get('payment_intent'))
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
    }
    if (!session) return refusal('resource_missing', undefined, 404)
    if (deed) {
      if (session.status !== 'open') return refusal('checkout_session_not_open')
      Object.assign(session, { status: 'expired', url: null })
    }
    return { status: 200, body: session }
  }

  const provider = await openProvider({ respond, key: 'idempotency-key', reused: refusal('idempotency_key_in_use', 'idempotency_error') })

  return {
    ...provider,
    key,
    secret,
    session: (id: string) => sessions.get(id),
    refunds,
    /** The next refunds are answered so: `pending`, `failed`, `canceled`. */
    refundsAre: (...next: string[]) => void states.push(...next),
    /** She pays on Stripe's page; `change`: with another outcome than the whole, paid. */
    pay(id: string, change: Partial<Session> = {}) {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error(`${id} is not open`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: `pi_${id}` }, change)
    },
    expire: (id: string) => void Object.assign(sessions.get(id) ?? {}, { status: 'expired', url: null }),
    /** An event about a session, as it comes: its body and its headers. */
    event(type: string, id: string, { at = Math.floor(Date.now() / 1000), secrets = [secret], object = sessions.get(id) as object } = {}) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
      const marks = secrets.map((one) => `v1=${createHmac('sha256', one).update(`${at}.${body}`).digest('hex')}`)
      return { body, headers: { 'stripe-signature': [`t=${at}`, ...marks].join(','), 'content-type': 'application/json' } }
    },
  }
}
