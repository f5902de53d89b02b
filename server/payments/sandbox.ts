import { cents } from '#rules/money.ts'
import type { Word } from '#rules/payments.ts'
import { type PaymentPort, ProviderAway, type SandboxPayment, type SandboxStore } from './port.ts'

/** What she may do on the sandbox's page. */
export const DEEDS = ['pay', 'decline', 'close', 'later'] as const
export type Deed = (typeof DEEDS)[number]
/** What the page shows; `coming`: she pays later, and it is not yet later. */
export type SandboxState = 'open' | 'coming' | 'paid' | 'expired'

/** The sandbox with its page. */
export type Sandbox = PaymentPort & {
  laterSeconds: number
  show(ref: string): Promise<(SandboxPayment & { state: SandboxState }) | undefined>
  /** Does it if it can still be done, and returns what it is then. */
  act(ref: string, deed: Deed): Promise<(SandboxPayment & { state: SandboxState }) | undefined>
}

type Wishes = { store: SandboxStore; clock: () => Date; laterSeconds: number }

function stateOf({ pays, isClosed, expires }: SandboxPayment, now: number): SandboxState {
  if (isClosed) return 'expired'
  if (pays !== undefined) return pays <= now ? 'paid' : 'coming'
  return now < expires ? 'open' : 'expired'
}

const SAYS = { open: 'open', coming: 'open', expired: 'expired' } as const

/** A provider of cards that is pretended, with a page of our own at `/sandbox-pay/<ref>`, for trials: nobody pays anything. SEMANTICS 13. */
export function sandbox({ store, clock, laterSeconds }: Wishes): Sandbox {
  const now = () => clock().getTime()
  const shown = (payment: SandboxPayment | undefined) => payment && { ...payment, state: stateOf(payment, now()) }
  const known = async (ref: string) => {
    const payment = shown(await store.read(ref))
    if (!payment) throw new ProviderAway('sandbox', 'unknown')
    return payment
  }

  function done(payment: SandboxPayment, deed: Deed): SandboxPayment {
    if (stateOf(payment, now()) !== 'open' || deed === 'close') return payment
    if (deed === 'decline') return { ...payment, isDeclined: true }
    return { ...payment, isDeclined: false, pays: now() + (deed === 'later' ? laterSeconds * 1000 : 0) }
  }

  return {
    laterSeconds,

    async open({ id, activityId, cents: amount, title, language, expires, back }) {
      const ref = `sandbox_${id}`
      await store.add(ref, { attemptId: id, activityId, cents: amount, title, language, expires, back, refunds: {} })
      // Of the same origin as the app she comes back to: a form may lead to no other.
      return { ref, url: new URL(`/sandbox-pay/${ref}`, back.success).href }
    },

    async ask(ref): Promise<Word> {
      const { state, cents: amount } = await known(ref)
      return state === 'paid' ? { says: 'paid', cents: cents(amount), currency: 'EUR' } : { says: SAYS[state] }
    },

    async cancel(ref) {
      await store.change(ref, (payment) => (stateOf(payment, now()) === 'paid' ? payment : { ...payment, isClosed: true }))
    },

    async refund(ref, { id: key, cents: amount }) {
      const { state, cents: paid } = await known(ref)
      const changed = await store.change(ref, (payment) => {
        const refunds = { ...payment.refunds, [key]: payment.refunds[key] ?? amount }
        const isTooMuch = Object.values(refunds).reduce((sum, one) => sum + one, 0) > paid
        return state !== 'paid' || isTooMuch ? payment : { ...payment, refunds }
      })
      if (changed?.refunds[key] === undefined) throw new ProviderAway('sandbox', 'refund_refused')
      return 'given'
    },

    verify: async () => 'forged', // its page says itself what happened

    show: async (ref) => shown(await store.read(ref)),
    act: async (ref, deed) => shown(await store.change(ref, (payment) => done(payment, deed))),
  }
}

/** Keeps the payments of a sandbox in this process alone. */
export function memoryStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>()
  return {
    read: async (ref) => payments.get(ref),
    async add(ref, payment) {
      if (!payments.has(ref)) payments.set(ref, payment)
    },
    async change(ref, step) {
      const payment = payments.get(ref)
      if (payment) payments.set(ref, step(payment))
      return payments.get(ref)
    },
  }
}
