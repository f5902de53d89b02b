import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FlowType } from '#contract/flows.ts'
import type { Reason } from '#contract/reasons.ts'
import { cardCode, serialLength } from '#rules/card-code.ts'
import { type Cents, cents, type Points4, points4 } from '#rules/money.ts'
import { signed } from '#rules/movements.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import type { activities } from '../db/schema/activities.ts'
import { cards, flows, holds } from '../db/schema/cards.ts'
import type { Audit } from './audit.ts'
import { cardMoves } from './card-moves.ts'
import type { Enqueue } from './job.ts'
import { narrowed } from './narrowed.ts'
import type { Row } from './tables.ts'

/** Why, for the customer to read: a code that each reader has in her language, or the text that somebody typed. */
type Why = Reason | string | null
/** A movement to make: sizes without a sign, which comes from the type. */
export type Entry = { type: FlowType; cents: Cents; points: Points4; reason: Why; orderId?: string }
export type Movement = Row<typeof flows>

type Owner = { activityId: string; userId: string }
type Ground = { tx: Db; now: () => Date; audit: Audit; enqueue: Enqueue }

const TABLES: PgTable[] = [cards, flows, holds]
/** Refuses to write what the ledger alone writes. */
export function leaveToLedger(table: PgTable) {
  if (TABLES.includes(table)) throw new Error('the ledger alone writes cards, movements and what is held')
}

const whyOf = (reason: Why) => (typeof reason === 'object' ? { reason, description: null } : { reason: null, description: reason })

const NOTHING = { cents: cents(0), points: points4(0) }

/**
 * The one writer of a customer's card, its movements and what is held of it. Rivals queue on the card's row. What she can
 * spend is the balance without what is held, and never falls below zero. Her passes in wallets grow old with the card, in the
 * statement that moves it: whoever has none pays nothing for it. SEMANTICS 4, 14.
 */
export function ledger({ tx, now, audit, enqueue }: Ground, owner: Owner) {
  const hers = (t: typeof cards | typeof holds) => narrowed(eq(t.activityId, owner.activityId), eq(t.userId, owner.userId))
  const { moving, calls, refresh, move } = cardMoves({ tx, enqueue }, owner)

  const tooLittle = async () => refuse((await tx.$count(cards, hers(cards))) > 0 ? 'balance_below_zero' : 'not_found')

  /** Moves the card and writes that down, in one statement. */
  async function record({ type, cents: size, points, reason, orderId }: Entry, freed: Cents): Promise<Movement | Refusal> {
    const [value, pointValue] = [signed(type, size), signed(type, points)]
    const about = { ...owner, id: randomUUID(), created: now(), ...whyOf(reason), orderId: orderId ?? null }
    const { rows } = (await tx.execute(sql`${moving(value, pointValue, freed)}
      insert into ${flows} (activity_id, user_id, id, created, type, value, point_value, balance, point_balance, description, reason, order_id)
      select ${owner.activityId}, ${owner.userId}, ${about.id}, ${about.created.toISOString()}::timestamptz, ${type}, ${value}::bigint,
        ${pointValue}::bigint, moved.balance, moved.point_balance, ${about.description}, ${about.reason && JSON.stringify(about.reason)}::jsonb, ${about.orderId}
      from moved returning seq, balance, point_balance "pointBalance", ${calls} calls`)) as unknown as {
      rows: Record<'seq' | 'balance' | 'pointBalance' | 'calls', unknown>[]
    }
    const [sums] = rows
    if (!sums) return tooLittle()
    const { seq, balance, pointBalance } = sums
    const made = { ...about, type, value, pointValue, seq: Number(seq), balance: Number(balance), pointBalance: Number(pointBalance) }
    await audit?.({ what: 'created', table: flows, after: made })
    await refresh(sums.calls)
    return made
  }

  /** Ends the open hold of an order; undefined if it has none, so that only the first of several who end it does. */
  async function end(orderId: string, state: 'captured' | 'released'): Promise<Row<typeof holds> | undefined> {
    const isOpen = narrowed(hers(holds), eq(holds.orderId, orderId), eq(holds.state, 'open'))
    return (await tx.update(holds).set({ state, ended: now() }).where(isOpen).returning())[0]
  }

  return {
    /** Gives her a card, empty, with a code that no other card of the activity has. One that she has stays. */
    issue: async ({ codeType, cardType }: Pick<Row<typeof activities>, 'codeType' | 'cardType'>): Promise<void> => {
      const card = { ...owner, codeType, type: cardType, balance: 0, pointBalance: 0, created: now() }
      for (;;) {
        const serial = Array.from({ length: serialLength(codeType) }, () => randomInt(10)).join('')
        const issued = await tx
          .insert(cards)
          .values({ ...card, id: randomUUID(), code: cardCode(codeType, serial) })
          .onConflictDoNothing()
          .returning({ id: cards.id })
        if (issued.length > 0 || (await tx.$count(cards, hers(cards))) > 0) return
      }
    },

    /** Makes a movement. @returns it; or not_found if she has no card, or balance_below_zero if too little can be spent */
    post: (entry: Entry): Promise<Movement | Refusal> => record(entry, NOTHING.cents),

    /** Writes down the last day on which her credit counts, or that there is none; any movement makes it count on. */
    endOn: async (creditEnds: string | null): Promise<void> => void (await tx.update(cards).set({ creditEnds }).where(hers(cards))),

    /** Sets credit aside for an order. @returns nothing; or not_found if she has no card, or balance_below_zero */
    hold: async (orderId: string, size: Cents): Promise<Refusal | undefined> => {
      if (!(await move(cents(0 - size)))) return tooLittle()
      await tx.insert(holds).values({ ...owner, orderId, cents: size, created: now() })
      return undefined
    },

    /**
     * Spends what is held for an order, or so much of it: the rest is free again. Any number of callers make one movement.
     * @returns the movement, of those who come first; undefined if nothing is held any more, or nothing was to be spent
     */
    capture: async (orderId: string, size: Cents, reason: Why): Promise<Movement | undefined> => {
      const held = await end(orderId, 'captured')
      if (!held) return undefined
      if (size > held.cents) throw new Error('more was to be captured than is held')
      if (size === 0) await move(cents(held.cents))
      if (size === 0) return undefined
      const made = await record({ type: 'C', cents: size, points: NOTHING.points, reason, orderId }, cents(held.cents))
      if ('refused' in made) throw new Error('what is held is not on the card')
      return made
    },

    /** Frees what is held for an order. @returns whether anything was */
    release: async (orderId: string): Promise<boolean> => {
      const held = await end(orderId, 'released')
      if (held) await move(cents(held.cents))
      return held !== undefined
    },
  }
}
export type Ledger = ReturnType<typeof ledger>
