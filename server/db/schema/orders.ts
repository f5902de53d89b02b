import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { NewAddress } from '#contract/addresses.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ToCancel } from '#contract/reasons.ts'
import type { Payment, Progress } from '#rules/order-steps.ts'
import type { PaymentType } from '#rules/payment-choice.ts'
import type { AttemptState } from '#rules/payments.ts'
import type { DeliveryDays, ShippingType } from '#rules/shipping.ts'
import { activityId, instant } from './activities.ts'
import { stores } from './stores.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' }).notNull()
/** Integer ten-thousandths of a point. */
const points = () => bigint({ mode: 'number' }).notNull()
/** Whose order it is; of somebody who is erased a number that is nobody's. */
const buyer = () => text().notNull()
/** Translated fields by language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})

/** The last number that an order of the activity got. Each has one from the moment it is made, so that whoever is asked about it can name it; none is left out. */
export const orderNumbers = pgTable('order_numbers', { activityId: activityId(), last: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.activityId] }),
])

/** A coupon as it was called when an order used it: it stays so, whatever becomes of the coupon. */
export type UsedCoupon = { id: string; title: string; translations: Record<string, Record<string, string>> }

/**
 * An order, with the sums it was made with. `couponValue`: the size of what its coupon took off; `credit`: of what it uses of the card; `accumulation` and `points`: what it
 * earns; `refunded`: how much of its worth (total and credit) is back; `owed`: what is to go back by hand, as it came when it was over or its provider could not give it back;
 * `unreturned`: how much of that is of `refunded`. `expires`: until when it waits to be paid. SEMANTICS 4, 14.
 */
export const orders = pgTable(
  'orders',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: buyer(),
    number: integer().notNull(),
    created: instant().notNull(),
    progress: text().$type<Progress>().notNull(),
    payment: text().$type<Payment>().notNull(),
    paymentType: text().$type<PaymentType>().notNull(),
    shipping: text().$type<ShippingType>().notNull(),
    isGoods: boolean().notNull(),
    isAccrued: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
    /** She asked for it to be cancelled, after it was accepted. */
    isCancelAsked: boolean().notNull().default(false),
    subtotal: cents(),
    couponValue: cents().default(0),
    credit: cents(),
    shippingPrice: cents(),
    total: cents(),
    accumulation: cents(),
    points: points(),
    refunded: cents().default(0),
    owed: cents().default(0),
    unreturned: cents().default(0),
    address: jsonb().$type<NewAddress>(),
    /** The coupon that it used, as it was called then. */
    coupon: jsonb().$type<UsedCoupon>(),
    /** On the activity's wall: the day it was made, and `HH:mm`. */
    slot: text(),
    note: text().notNull().default(''),
    /** Where it is brought to, if she ordered from a table. */
    table: text(),
    /** Where it is collected, as she chose; nothing once that store is no more: of the key it alone is forgotten, as the migration says. */
    storeId: text(),
    /** When it will be ready, as staff said. */
    readyBy: instant(),
    /** Between which days it arrives, as the checkout promised, and by which, as staff said; on the activity's wall. */
    deliveryDays: jsonb().$type<DeliveryDays>(),
    expected: date({ mode: 'string' }),
    /** When it was placed: at once, or when it was paid; never, of one that was given up before. */
    placed: instant(),
    /** When she got it, and when it was done or cancelled. */
    done: instant(),
    ended: instant(),
    expires: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    foreignKey({ columns: [t.activityId, t.storeId], foreignColumns: [stores.activityId, stores.id] }).onDelete('set null'),
    unique('orders_number').on(t.activityId, t.number),
    index('orders_owner').on(t.activityId, t.userId, t.created),
    index('orders_time').on(t.activityId, t.created),
    index('orders_open').on(t.activityId, t.progress, t.created),
    index('orders_ended').on(t.activityId, t.ended).where(sql`${t.ended} is not null`),
    index('orders_pending').on(t.expires).where(sql`${t.progress} = 'pending'`),
    index('orders_owing').on(t.activityId).where(sql`${t.owed} > 0`),
    check(
      'orders_sums',
      sql`${t.couponValue} between 0 and ${t.subtotal} and ${t.credit} between 0 and ${t.subtotal} - ${t.couponValue}
        and ${t.total} = ${t.subtotal} - ${t.couponValue} - ${t.credit} + ${t.shippingPrice}`,
    ),
    // What came twice is owed beside what the order itself gives back, and another amount may be any.
    check('orders_owed', sql`${t.unreturned} between 0 and least(${t.owed}, ${t.refunded}, ${t.total})`),
    check('orders_refunded', sql`${t.refunded} between 0 and ${t.total} + ${t.credit}`),
  ],
)

const ofOrder = (t: { activityId: AnyPgColumn; orderId: AnyPgColumn }) =>
  foreignKey({ columns: [t.activityId, t.orderId], foreignColumns: [orders.activityId, orders.id] }).onDelete('cascade')

/** What was ordered, as it was called and cost then. `isCounted`: somebody counts how many there are. `sort`: its place. */
export const orderLines = pgTable(
  'order_lines',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: buyer(),
    orderId: text().notNull(),
    sort: integer().notNull(),
    variantId: text().notNull(),
    itemColorId: text().notNull(),
    name: text().notNull(),
    color: text().notNull(),
    size: text().notNull(),
    image: text(),
    allergens: text().array(),
    price: cents(),
    unitPrice: cents(),
    quantity: integer().notNull(),
    isCounted: boolean().notNull(),
    vatRate: integer(),
    translations: translations(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    ofOrder(t),
    index('order_lines_order').on(t.activityId, t.orderId),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What became of an order, step by step: who took it, and where it led. `actor`: nobody where no person did. `reason`: as somebody typed it; `reasonCode` stands instead where it stood ready. */
export const orderSteps = pgTable(
  'order_steps',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: buyer(),
    orderId: text().notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    step: text().notNull(),
    progress: text().$type<Progress>().notNull(),
    payment: text().$type<Payment>().notNull(),
    via: text().notNull(),
    actor: text(),
    reason: text(),
    reasonCode: text().$type<ToCancel>(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), ofOrder(t), index('order_steps_order').on(t.activityId, t.orderId, t.seq)],
)

/**
 * A try to pay an order at a provider. `ref`: the provider's name for it, once it was opened there. `isClosing`: she gave up, or its
 * time is over; it ends when the provider says so.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: buyer(),
    orderId: text().notNull(),
    type: text().$type<'P' | 'S'>().notNull(),
    cents: cents(),
    state: text().$type<AttemptState>().notNull().default('open'),
    isClosing: boolean().notNull().default(false),
    ref: text(),
    url: text(),
    /** What the provider is told beside the sum, and where she comes back to: whoever opens it again must say the same. */
    title: text().notNull().default(''),
    email: text().notNull().default(''),
    origin: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    created: instant().notNull(),
    expires: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    ofOrder(t),
    index('payment_attempts_order').on(t.activityId, t.orderId, t.created),
    index('payment_attempts_ref').on(t.activityId, t.ref),
    index('payment_attempts_open').on(t.expires).where(sql`${t.state} = 'open'`),
  ],
)

/** What goes back of an order. `attemptId`: the payment it goes back by, where it came by a provider; by hand otherwise. One that is `failed` did not, and has another by hand in its place. */
export const refunds = pgTable(
  'refunds',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: buyer(),
    orderId: text().notNull(),
    attemptId: text(),
    money: cents(),
    credit: cents(),
    /** What of the accrual is due back with it. */
    accumulation: cents(),
    points: points(),
    /** How much of those two could not be taken back: it is written down, not owed. */
    missing: cents(),
    missingPoints: points(),
    state: text().$type<'due' | 'done' | 'failed'>().notNull(),
    reason: text(),
    reasonCode: text().$type<ToCancel>(),
    created: instant().notNull(),
    ended: instant(),
    /** When its provider is asked once more what became of it, if at all. */
    nextCheck: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    ofOrder(t),
    check('refunds_next_check', sql`${t.nextCheck} is null or ${t.state} = 'done'`),
    index('refunds_unchecked').on(t.nextCheck).where(sql`${t.nextCheck} is not null`),
    index('refunds_order').on(t.activityId, t.orderId),
    index('refunds_due').on(t.created).where(sql`${t.state} = 'due'`),
  ],
)
