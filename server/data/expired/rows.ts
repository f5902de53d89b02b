import { and, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { audit } from '../../db/schema/audit.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingClosings, bookings } from '../../db/schema/bookings.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { packCustomers } from '../../db/schema/packs.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import { attempts, refreshTokens } from '../../db/schema/auth.ts'
import { codes } from '../../db/schema/codes.ts'
import { announcedDevices } from '../../db/schema/devices.ts'
import { exports } from '../../db/schema/exports.ts'
import { tillActs } from '../../db/schema/till.ts'
import { locks } from '../../db/schema/locks.ts'
import { onceKeys } from '../../db/schema/once.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenWork } from '../../work/open.ts'
import { removeRevoked } from '../wallets/rows.ts'

/** Longer than any limit looks back. */
const DAY_MS = 86_400_000
/** How long a device waits for the log-in that makes it somebody's, and a wish for its repetition. */
const WEEK_MS = 7 * DAY_MS
/** How long she can look up a coupon, a pack or a scratch card that has expired, used or not. */
const YEAR_MS = 365 * DAY_MS

/** Removes rows whose time is over. */
export async function removeExpired(w: OpenWork) {
  const { tx, now } = handleOf(w)
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
  const [aDayAgo, aWeekAgo, aYearAgo] = [ago(DAY_MS), ago(WEEK_MS), dayOf(ago(YEAR_MS))]
  // No limit looks at these any more.
  await tx.delete(attempts).where(lt(attempts.at, aDayAgo))
  // Nobody can come in with these any more, nor with an access token of theirs that has not run out yet.
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires, aDayAgo))
  // She was told until when it is there, and it holds all that is known about her.
  await tx.delete(exports).where(lt(exports.expires, now()))
  // The till shows what can still be undone; what was done stands in the ledger and the log.
  await tx.delete(tillActs).where(lt(tillActs.created, aDayAgo))
  // For a day whoever comes with a code that is over hears that it is over.
  await tx.delete(codes).where(lt(codes.expires, aDayAgo))
  // Nobody logged in on these.
  await tx.delete(announcedDevices).where(lt(announcedDevices.created, aWeekAgo))
  // Days that are over need neither a line nor a door that is closed; a week covers every zone, and a question about the last days.
  await tx.delete(bookingWaitings).where(lt(bookingWaitings.date, dayOf(aWeekAgo)))
  await tx.delete(bookingClosings).where(lt(bookingClosings.date, dayOf(aWeekAgo)))
  // Whoever wants to look these up has had the time.
  await tx.delete(couponCustomers).where(lt(couponCustomers.expires, aYearAgo))
  await tx.delete(packCustomers).where(lt(packCustomers.expires, aYearAgo))
  await tx.delete(scratchCustomers).where(lt(scratchCustomers.expires, aYearAgo))
  await forgetGuests(tx, aWeekAgo)
  // Nobody repeats a wish so late.
  await tx.delete(onceKeys).where(lt(onceKeys.created, aWeekAgo))
  await removeRevoked(w)
  await removeLocks(tx, aDayAgo)
}

/** A guest without an account can ask nobody to forget her. Her bookings count in the figures, and what staff did stays in the register: without her name and note. */
async function forgetGuests(tx: Db, since: Date) {
  const isOver = and(isNull(bookings.userId), lt(bookings.end, since))
  await tx
    .update(bookings)
    .set({ guest: '', note: '' })
    .where(and(isOver, or(ne(bookings.guest, ''), ne(bookings.note, ''))))
  const said = sql`array['guest', 'note']`
  const isIts = and(eq(bookings.activityId, audit.activityId), eq(bookings.id, audit.entityId))
  await tx
    .update(audit)
    .set({ before: sql`${audit.before} - ${said}`, after: sql`${audit.after} - ${said}` })
    .where(
      and(
        isNull(audit.subject),
        eq(audit.entity, 'bookings'),
        sql`(${audit.before} ?| ${said} or ${audit.after} ?| ${said})`,
        exists(tx.select({ id: bookings.id }).from(bookings).where(and(isIts, isOver))),
      ),
    )
}

/**
 * Removes the locks that nobody has taken since. One that somebody holds stays, or whoever comes next would make another and
 * not wait; who comes while it goes waits for the commit and makes it anew. In one activity after the other: a statement that
 * holds rows names theirs.
 */
async function removeLocks(tx: Db, since: Date) {
  const old = await tx.selectDistinct({ activityId: locks.activityId }).from(locks).where(lt(locks.taken, since))
  for (const { activityId } of old) {
    const isOld = and(eq(locks.activityId, activityId), lt(locks.taken, since))
    const free = tx.$with('free').as(tx.select({ name: locks.name }).from(locks).where(isOld).for('update', { skipLocked: true }))
    const names = tx.select({ name: free.name }).from(free)
    await tx
      .with(free)
      .delete(locks)
      .where(and(eq(locks.activityId, activityId), inArray(locks.name, names)))
  }
}
