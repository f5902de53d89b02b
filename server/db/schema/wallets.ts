import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'

/** Whose wallet: Apple's or Google's. */
export type WalletKind = 'apple' | 'google'
const kind = () => text().$type<WalletKind>().notNull()

/**
 * By which certificate or account an activity makes passes. `sealed`: that, encrypted under a key of the installation; `name`
 * is no secret: the pass type or the issuer. `expires`: when the certificate does. docs/decisions/wallet-passes.md
 */
export const walletSettings = pgTable(
  'wallet_settings',
  {
    activityId: activityId(),
    kind: kind(),
    name: text().notNull(),
    sealed: text().notNull(),
    expires: instant(),
    changed: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.kind] })],
)

/**
 * The card of a customer in a wallet: one for all of her devices. `id` is its serial number. It is to be refreshed while `wanted`
 * is more than `shown`; nobody does before `waits`. `updated`: when it last was, in whole order within the activity. `ticket`: hash
 * of the link that downloads it, which ends at `ticketEnds`. One that is `revoked` is nobody's any more.
 */
export const walletPasses = pgTable(
  'wallet_passes',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: text(),
    kind: kind(),
    wanted: integer().notNull().default(0),
    shown: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    waits: instant(),
    updated: instant().notNull(),
    ticket: text(),
    ticketEnds: instant(),
    revoked: instant(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('wallet_passes_owner').on(t.activityId, t.userId, t.kind),
    index('wallet_passes_wanted').on(t.activityId).where(sql`${t.wanted} > ${t.shown}`),
    index('wallet_passes_updated').on(t.activityId, t.updated),
    index('wallet_passes_revoked').on(t.revoked).where(sql`${t.revoked} is not null`),
  ],
)

/** A device of Apple's that wants to hear when a pass changes: by the name that it gave itself, and how a push reaches it. */
export const walletDevices = pgTable(
  'wallet_devices',
  {
    activityId: activityId(),
    passId: text().notNull(),
    device: text().notNull(),
    pushToken: text().notNull(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.device, t.passId] }),
    foreignKey({ columns: [t.activityId, t.passId], foreignColumns: [walletPasses.activityId, walletPasses.id] }).onDelete('cascade'),
    index('wallet_devices_pass').on(t.activityId, t.passId),
  ],
)
