import type { Heard, Opened, PaymentPort, Refunded, ToPay, ToRefund } from '../../server/payments/port.ts'
import { ProviderAway } from '../../server/payments/port.ts'
import { cents } from '#rules/money.ts'
import type { Word } from '#rules/payments.ts'

type Session = { toPay: ToPay; word: Word; refunds: Map<string, number>; failed: Set<string>; isAgreed?: boolean }

/** A payment provider in memory: one session for each attempt, which ends as the test says. */
export class FakeProvider implements PaymentPort {
  readonly sessions = new Map<string, Session>()
  /** How often it was asked to do what, and what it fails at next: before it is done, or after. */
  readonly asked: string[] = []
  failing: Partial<Record<'open' | 'ask' | 'cancel' | 'refund', 'before' | 'after'>> = {}
  /** What is given back fails at once. */
  isGivingNothing = false

  async #do<T>(what: 'open' | 'ask' | 'cancel' | 'refund', deed: () => T): Promise<T> {
    this.asked.push(what)
    if (this.failing[what] === 'before') throw new ProviderAway('fake', what)
    const done = deed()
    if (this.failing[what] === 'after') throw new ProviderAway('fake', what)
    return done
  }

  #session(ref: string): Session {
    const session = this.sessions.get(ref)
    if (!session) throw new Error(`there is no session ${ref}`)
    return session
  }

  open(toPay: ToPay): Promise<Opened> {
    return this.#do('open', () => {
      const ref = `fake_${toPay.id}`
      const known = this.sessions.get(ref)
      if (known && JSON.stringify(known.toPay) !== JSON.stringify(toPay)) throw new ProviderAway('fake', 'other parameters')
      if (!known) this.sessions.set(ref, { toPay, word: { says: 'open' }, refunds: new Map(), failed: new Set() })
      return { ref, url: `https://pay.example/${ref}` }
    })
  }

  ask(ref: string, isToTake = true): Promise<Word> {
    return this.#do('ask', () => {
      const session = this.#session(ref)
      if (session.isAgreed && isToTake) session.word = { says: 'paid', cents: session.toPay.cents, currency: 'EUR' }
      return session.word
    })
  }

  cancel(ref: string): Promise<void> {
    return this.#do('cancel', () => {
      const session = this.#session(ref)
      if (session.word.says === 'open') session.word = { says: 'expired' }
    })
  }

  refund(ref: string, { id, cents: amount }: ToRefund): Promise<Refunded> {
    return this.#do('refund', () => {
      const { refunds, failed } = this.#session(ref)
      if (this.isGivingNothing && !refunds.has(id)) failed.add(id)
      refunds.set(id, amount)
      return failed.has(id) ? 'failed' : 'given'
    })
  }

  async verify(raw: Uint8Array): Promise<Heard> {
    const { heard } = JSON.parse(Buffer.from(raw).toString()) as { heard: Heard }
    return heard
  }

  /** She pays, all of it or so much. */
  pay(ref: string, amount?: number) {
    const session = this.#session(ref)
    if (session.word.says === 'open') session.word = { says: 'paid', cents: cents(amount ?? session.toPay.cents), currency: 'EUR' }
  }

  /** She declines, or the provider does. */
  end(ref: string, says: 'failed' | 'expired') {
    this.#session(ref).word = { says }
  }

  /** She has agreed: the money is taken as soon as it is asked for, declined or not, as PayPal does. */
  agree(ref: string) {
    this.#session(ref).isAgreed = true
  }

  /** What it said is not so any more. */
  reopen(ref: string) {
    this.#session(ref).word = { says: 'open' }
  }

  /** What it gave back of this payment comes back to it. */
  takeBack(ref: string) {
    const { refunds, failed } = this.#session(ref)
    for (const id of refunds.keys()) failed.add(id)
  }

  /** Cents that came, less those that went back. */
  kept(ref: string): number {
    const { word } = this.#session(ref)
    return (word.says === 'paid' ? word.cents : 0) - this.refunded(ref)
  }

  /** Cents that went back. */
  refunded(ref: string): number {
    const { refunds, failed } = this.#session(ref)
    return [...refunds].reduce((sum, [id, one]) => sum + (failed.has(id) ? 0 : one), 0)
  }
}
