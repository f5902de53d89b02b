import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** By language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})
const cents = () => bigint({ mode: 'number' })
const worded = () => ({ name: text().notNull(), description: text(), image: text(), translations: translations() })

/** The scratch cards that an activity can give, as its bundle says. `winning`: how many of ten thousand win. */
export const scratchCards = pgTable(
  'scratch_cards',
  {
    activityId: activityId(),
    id: text().notNull(),
    ...worded(),
    winning: integer().notNull(),
    issue: text().$type<'hand' | 'welcome' | 'purchase'>().notNull(),
    validDays: integer().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/**
 * The pool of a card: how many there are of a prize (`onHand`, from the bundle), and how many of those were drawn (`reserved`), which
 * no import touches. `credit` in cents; null where it is to be collected.
 */
export const scratchPrizes = pgTable(
  'scratch_prizes',
  {
    activityId: activityId(),
    id: text().notNull(),
    scratchCardId: text().notNull(),
    title: text().notNull(),
    translations: translations(),
    credit: cents(),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('scratch_prizes_card').on(t.activityId, t.scratchCardId),
    check('scratch_prizes_drawn', sql`${t.reserved} between 0 and ${t.onHand}`),
    foreignKey({
      name: 'scratch_prizes_card_fk',
      columns: [t.activityId, t.scratchCardId],
      foreignColumns: [scratchCards.activityId, scratchCards.id],
    }).onDelete('cascade'),
  ],
)

/**
 * A card that a customer was given, as it was then. Nothing in it tells what it wins: that is its draw. `expires`: the last day,
 * `YYYY-MM-DD` on the activity's wall, on which it is scratched, or its prize collected. One that she deletes is no longer shown.
 */
export const scratchCustomers = pgTable(
  'scratch_customers',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    scratchCardId: text().notNull(),
    ...worded(),
    validDays: integer().notNull(),
    state: text().$type<ScratchCard['state'] | 'deleted'>().notNull(),
    created: instant().notNull(),
    expires: text().notNull(),
    scratched: instant(),
    /** What the till reads, once there is something to collect. */
    code: text(),
    collected: instant(),
    /** Who handed it over; null where the operator's tool did. */
    collectedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('scratch_customers_code').on(t.activityId, t.code),
    index('scratch_customers_owner').on(t.activityId, t.userId, t.created),
    index('scratch_customers_given').on(t.activityId, t.scratchCardId),
    index('scratch_customers_time').on(t.activityId, t.created),
    index('scratch_customers_scratched').on(t.activityId, t.scratched).where(sql`${t.scratched} is not null`),
  ],
)

/** What a card wins, drawn when it was issued and shown once it is scratched; a card without a draw loses. SEMANTICS 9. */
export const scratchDraws = pgTable(
  'scratch_draws',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    cardId: text().notNull(),
    prizeId: text().notNull(),
    title: text().notNull(),
    translations: translations(),
    credit: cents(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('scratch_draws_once').on(t.activityId, t.cardId),
    index('scratch_draws_owner').on(t.activityId, t.userId),
    index('scratch_draws_prize').on(t.activityId, t.prizeId),
    foreignKey({
      name: 'scratch_draws_card_fk',
      columns: [t.activityId, t.cardId],
      foreignColumns: [scratchCustomers.activityId, scratchCustomers.id],
    }).onDelete('cascade'),
  ],
)
