import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
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

/** Removes rows whose time is over: events that no limit looks at any more, refresh tokens that have expired, places that were waited for, days that were closed, names of guests without an account, coupons, packs and scratch cards of a year ago, what was done at the till and can no longer be undone, what nobody came back for, passes that were revoked, locks that nobody takes any more. */
export async function removeExpired(w: OpenWork) {
  const { tx, now } = handleOf(w)
  const aDayAgo = new Date(now().getTime() - DAY_MS)
  const aWeekAgo = new Date(now().getTime() - WEEK_MS)
  await tx.delete(attempts).where(lt(attempts.at, aDayAgo))
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires, now()))
  await tx.delete(exports).where(lt(exports.expires, now()))
  await tx.delete(tillActs).where(lt(tillActs.created, aDayAgo))
  await tx.delete(codes).where(lt(codes.expires, aDayAgo))
  await tx.delete(announcedDevices).where(lt(announcedDevices.created, aWeekAgo))
  await tx.delete(bookingWaitings).where(lt(bookingWaitings.date, aWeekAgo.toISOString().slice(0, 10)))
  await tx.delete(bookingClosings).where(lt(bookingClosings.date, aWeekAgo.toISOString().slice(0, 10)))
  const aYearAgo = new Date(now().getTime() - YEAR_MS).toISOString().slice(0, 10)
  await tx.delete(couponCustomers).where(lt(couponCustomers.expires, aYearAgo))
  await tx.delete(packCustomers).where(lt(packCustomers.expires, aYearAgo))
  await tx.delete(scratchCustomers).where(lt(scratchCustomers.expires, aYearAgo))
  await tx
    .update(bookings)
    .set({ guest: '', note: '' })
    .where(and(ne(bookings.guest, ''), lt(bookings.end, aWeekAgo)))
  await tx.delete(onceKeys).where(lt(onceKeys.created, aWeekAgo))
  await removeRevoked(w)
  await removeLocks(tx, aDayAgo)
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
