import * as z from 'zod/mini'
import { call, Id, Instant, one } from './wire.ts'

/** All that she is told in an activity, its notices and the feed, in one place. docs/decisions/one-inbox.md */
export const calls = {
  /** Reads all that is unread at one instant, and says which: by it what was read then is unread again. */
  readAll: call('PUT /api/inbox/read', z.object({ activityId: Id }), one(z.object({ at: Instant })), {
    once: true,
    ours: 'all is read with one touch, on all of her devices',
  }),
  unreadAll: call('PUT /api/inbox/unread', z.object({ activityId: Id, at: Instant }), z.object({}), {
    ours: 'what was read with one touch can be taken back with one',
  }),
}
