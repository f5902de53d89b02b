import { lt } from 'drizzle-orm'
import { attempts, refreshTokens } from '../../db/schema/auth.ts'
import { codes } from '../../db/schema/codes.ts'
import { announcedDevices } from '../../db/schema/devices.ts'
import { exports } from '../../db/schema/exports.ts'
import { onceKeys } from '../../db/schema/once.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenWork } from '../../work/open.ts'

/** Longer than any limit looks back. */
const DAY_MS = 86_400_000
/** How long a device waits for the log-in that makes it somebody's, and a wish for its repetition. */
const WEEK_MS = 7 * DAY_MS

/** Removes rows whose time is over: events that no limit looks at any more, refresh tokens that have expired, what nobody came back for. */
export async function removeExpired(w: OpenWork) {
  const { tx, now } = handleOf(w)
  const aDayAgo = new Date(now().getTime() - DAY_MS)
  const aWeekAgo = new Date(now().getTime() - WEEK_MS)
  await tx.delete(attempts).where(lt(attempts.at, aDayAgo))
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires, now()))
  await tx.delete(exports).where(lt(exports.expires, now()))
  await tx.delete(codes).where(lt(codes.expires, aDayAgo))
  await tx.delete(announcedDevices).where(lt(announcedDevices.created, aWeekAgo))
  await tx.delete(onceKeys).where(lt(onceKeys.created, aWeekAgo))
}
