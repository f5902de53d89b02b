import { bigint, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Reason } from '#contract/reasons.ts'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' }).notNull()
/** Integer ten-thousandths of a point. */
const points = () => bigint({ mode: 'number' }).notNull()

/** One card a customer and activity. The balances equal the sums of its flows. SEMANTICS 4. */
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
    pointBalance: points(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('cards_owner').on(t.activityId, t.userId),
    unique('cards_code').on(t.activityId, t.code),
  ],
)

/**
 * The ledger: append-only; values signed, balances those after the movement. `seq` orders movements of one instant. A movement
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
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), index('flows_owner').on(t.activityId, t.userId, t.created, t.seq)],
)
