import type { Cents } from './money.ts'
import type { Progress } from './order-steps.ts'

/**
 * An attempt to pay at a provider. By the one that is `paid` the order was placed, and what goes back of it goes back by it; what
 * came by a `returned` one nothing waited for, and all of it went back. Nothing changes either any more.
 */
export type AttemptState = 'open' | 'paid' | 'returned' | 'failed' | 'expired'
/** What the provider says when it is asked; an amount with its currency (`EUR`) once it is paid. */
export type Word = { says: 'open' | 'failed' | 'expired' } | { says: 'paid'; cents: Cents; currency: string }
/** What is known of it here. `isLatest`: no newer attempt was made. `isClosing`: she gave up, or its time is over. */
export type Situation = { attempt: AttemptState; order: Progress; cents: Cents; isLatest: boolean; isClosing: boolean }

/**
 * What to do, and what the attempt is afterwards. `close`: ask the provider to close the session, then ask again, for only its
 * own word frees credit and stock. `refund`: all that came goes back by itself, in the same commit that makes the attempt returned, and
 * she is told why.
 */
export type Decision = { attempt: AttemptState } & (
  | { do: 'nothing' | 'place' | 'give_up' | 'close' }
  | { do: 'refund'; why: 'other_amount' | 'twice' | 'late' }
)

/** What decides where a pending order is paid: its latest attempt. */
export type Latest = { state: AttemptState; isClosing: boolean; sessionId: string | null; url: string | null }

/** Where a pending order is paid, or why that is nowhere yet: neither of them once its payment is being closed. */
export function payableAt({ state, isClosing, sessionId, url }: Latest): {
  session: { sessionId: string; url: string } | null
  stuck?: 'declined' | 'unopened'
} {
  if (isClosing) return { session: null }
  if (state === 'failed') return { session: null, stuck: 'declined' }
  if (state !== 'open') return { session: null }
  return sessionId !== null && url !== null ? { session: { sessionId, url } } : { session: null, stuck: 'unopened' }
}

/** Money has come: for the order that waits for it, or to be given back. */
function received({ cents, order }: Situation, word: Word & { says: 'paid' }): Decision {
  if (order === 'cancelled') return { attempt: 'returned', do: 'refund', why: 'late' }
  if (order !== 'pending') return { attempt: 'returned', do: 'refund', why: 'twice' }
  const isWhole = word.cents === cents && word.currency.toUpperCase() === 'EUR'
  return isWhole ? { attempt: 'paid', do: 'place' } : { attempt: 'returned', do: 'refund', why: 'other_amount' }
}

/**
 * Settles an attempt after the provider was asked. Return, webhook, poll and sweep all do as it says, in any order and any
 * number of times: one order, one debit. A decline leaves the order waiting, so that she can try again. SEMANTICS 5, 14.
 */
export function settle(situation: Situation, word: Word): Decision {
  const { attempt, order, isLatest, isClosing } = situation
  if (attempt === 'paid') return { attempt, do: 'nothing' }
  // Its order still waits: another amount came and went back, so that nobody else will end the waiting.
  if (attempt === 'returned') return { attempt, do: order === 'pending' && isLatest && isClosing ? 'give_up' : 'nothing' }
  if (word.says === 'paid') return received(situation, word)
  if (word.says === 'open') return { attempt, do: isClosing || !isLatest || order !== 'pending' ? 'close' : 'nothing' }
  const isOver = order === 'pending' && isLatest && (word.says === 'expired' || isClosing)
  return { attempt: word.says, do: isOver ? 'give_up' : 'nothing' }
}
