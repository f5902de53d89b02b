import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Reason } from '#contract/reasons.ts'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' }).notNull()
/** Integer ten-thousandths of a point. */
const points = () => bigint({ mode: 'number' }).notNull()

/**
 * One card a customer and activity. The balances equal the sums of its flows, and `held` that of its open holds: what she can
 * spend is the balance without it. Only the ledger writes these three tables. SEMANTICS 4, 14.
 */
export const cards = pgTable(
  'cards',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    code: text().notNull(),
    codeType: text().$type<'EAN13' | 'EAN8' | 'CODE128' | 'QR'>().notNull(),
    type: text().notNull(),
    balance: cents(),
    held: cents().default(0),
    pointBalance: points(),
    /** The last day on which her credit counts, once she was told of it; any movement makes it count on. */
    creditEnds: date({ mode: 'string' }),
    created: instant().notNull(),
  },
  (t) => [
    check('cards_balance', sql`${t.balance} >= 0`),
    check('cards_held', sql`${t.held} between 0 and ${t.balance}`),
    check('cards_points', sql`${t.pointBalance} >= 0`),
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('cards_owner').on(t.activityId, t.userId),
    unique('cards_code').on(t.activityId, t.code),
  ],
)

/** What is set aside of a card's balance for an order until that is paid or given up. */
export const holds = pgTable(
  'holds',
  {
    activityId: activityId(),
    orderId: text().notNull(),
    userId: userId(),
    cents: cents(),
    state: text().$type<'open' | 'captured' | 'released'>().notNull().default('open'),
    created: instant().notNull(),
    ended: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.orderId] }),
    foreignKey({ columns: [t.activityId, t.userId], foreignColumns: [cards.activityId, cards.userId] }).onDelete('cascade'),
    check('holds_cents', sql`${t.cents} > 0`),
    index('holds_open').on(t.activityId, t.userId).where(sql`${t.state} = 'open'`),
  ],
)

/**
 * The ledger: append-only, which a trigger sees to; values signed, balances those after the movement. `seq` orders movements of one instant. A movement
 * outlives its customer: of one who is erased it keeps a number that is nobody's. `description` is as somebody typed it;
 * `reason` stands instead where nobody did.
 */
export const flows = pgTable(
  'flows',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: text().notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    created: instant().notNull(),
    type: text().notNull(),
    value: cents(),
    pointValue: points(),
    balance: cents(),
    pointBalance: points(),
    description: text(),
    reason: jsonb().$type<Reason>(),
    orderId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('flows_owner').on(t.activityId, t.userId, t.created, t.seq),
    index('flows_time').on(t.activityId, t.created),
  ],
)
