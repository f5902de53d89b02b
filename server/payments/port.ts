import type { LanguageCode } from '#contract/languages.ts'
import type { Cents } from '#rules/money.ts'
import type { Word } from '#rules/payments.ts'

/** A way of paying that has a provider: S card, P PayPal. Spec §3. */
export type ProviderType = 'S' | 'P'

/**
 * What is to be paid, every field from the attempt's row: asked for again with the same values, the provider opens the same
 * session; with others it refuses.
 */
export type ToPay = {
  /** The attempt's id, and the provider's idempotency key. */
  id: string
  activityId: string
  orderNumber: string
  cents: Cents
  title: string
  email: string
  language: LanguageCode
  /** Until when it may be paid, in milliseconds. */
  expires: number
  /** Absolute addresses in the app, both of one origin. */
  back: { success: string; cancel: string }
}

/** What is to go back of a payment, from the refund's row. `id`: that row's, under which it goes back once. */
export type ToRefund = { id: string; activityId: string; cents: Cents }
/** What became of it: it is `given`, or on its way; or it `failed`, then or days after it was given. */
export type Refunded = 'given' | 'failed'

/** What the provider calls the session, and the page where she pays. */
export type Opened = { ref: string; url: string }

/** Something has happened to this session, said by its provider: a reason to ask, nothing more. Its ids are ours, as `open` gave them. */
export type Hint = { ref: string; activityId: string; attemptId: string }
/** The same of what was given back. `refundId`: ours, as `refund` gave it. */
export type RefundHint = { activityId: string; refundId: string }
/** What a webhook brought. `forged` is not the provider's; `unconcerned` is, and is about nothing of ours. */
export type Heard = 'forged' | 'unconcerned' | Hint | RefundHint
/** Takes a hint, to ask the provider at once or after so many seconds. `unknown`: nobody here knows what it is about yet. */
export type OnHint = (type: ProviderType, hint: Hint | RefundHint, after?: number) => Promise<'known' | 'unknown'>

/** A payment provider. All but `verify` of what is forged may throw ProviderAway, and may be asked again then. SEMANTICS 5, 13. */
export type PaymentPort = {
  open(attempt: ToPay): Promise<Opened>
  /**
   * What has become of it; takes the money where the provider leaves that to us.
   * @param isToTake false for one that was declined: what she agreed to then is not taken behind her back
   */
  ask(ref: string, isToTake?: boolean): Promise<Word>
  /** Closes the session; one that was just paid, or is over, stays as it is: ask again. */
  cancel(ref: string): Promise<void>
  /**
   * Gives back so much, once for each id, however often and however late it is asked for, and says what has become of that. One
   * that failed is not tried again.
   */
  refund(ref: string, back: ToRefund): Promise<Refunded>
  /** Reads a webhook, of which nothing but whom it is about is believed. @param raw the body as it came */
  verify(raw: Uint8Array, headers: Headers): Promise<Heard>
}
export type PaymentPorts = Partial<Record<ProviderType, PaymentPort>>

/** Why a provider is away that did not answer in time. */
export const TIMEOUT = 'timeout'

/** A provider that is away, too slow, or makes no sense. `why` is made of codes: a provider's sentences may repeat what is secret. */
export class ProviderAway extends Error {
  readonly provider: string
  readonly why: string
  constructor(provider: string, why: string) {
    super(`${provider}: ${why}`)
    this.provider = provider
    this.why = why
  }

  /** It did not answer in time, whatever was asked; everything else it says of one session alone, or says quickly. */
  get isSilent(): boolean {
    return this.why === TIMEOUT
  }
}

/** A payment of the sandbox: what its page shows, and what became of it. It holds nobody's name or address. */
export type SandboxPayment = Pick<ToPay, 'activityId' | 'cents' | 'title' | 'language' | 'expires' | 'back'> & {
  attemptId: string
  /** When the money comes, in milliseconds. */
  pays?: number
  isDeclined?: boolean
  isClosed?: boolean
  /** Cents given back, by key. */
  refunds: Record<string, number>
}

/** Where the sandbox keeps its payments, for all processes. */
export type SandboxStore = {
  read(ref: string): Promise<SandboxPayment | undefined>
  /** Keeps a new one; if there is one already, that stays. */
  add(ref: string, payment: SandboxPayment): Promise<void>
  /** Changes one, each change after the other; returns what it is then, or undefined if there is none. */
  change(ref: string, step: (payment: SandboxPayment) => SandboxPayment): Promise<SandboxPayment | undefined>
}
