import * as z from 'zod/mini'
import { Phone } from './registration.ts'
import { Day } from './bookings.ts'
import { call, Id, list, Money, one } from './wire.ts'

/** Spec §3, Friend: whom the server is to send her invitation to. `userId` is always whoever asks. */
export const FriendWish = z.object({ activityId: Id, phoneNumber: Phone })
export type FriendWish = z.infer<typeof FriendWish>

/** `canMessage`: this server can send it by itself. */
export const Invite = z.object({ inviteId: Id, canMessage: z._default(z.boolean(), true) })
export type Invite = z.infer<typeof Invite>

/**
 * Somebody who joined by her invitation: on which day of the activity's wall, and what she was thanked with, if that is known. Who it
 * is stays the friend's to tell.
 */
export const Friend = z.object({ id: Id, joined: Day, reward: z.nullable(Money) })
export type Friend = z.infer<typeof Friend>

/** Spec §7, Friends. */
export const calls = {
  message: call('POST /api/friends', FriendWish, one(Invite), { limits: 'friendMessage', once: true }),
  invite: call('POST /api/friends/invite', z.object({ activityId: Id }), one(Invite)),
  /** Is it an invitation to this activity, and does it still hold? Who sent it is not said. */
  holds: call('GET /app/invitations/{id}', z.object({ activityId: Id, id: Id }), one(z.object({ holds: z.boolean() })), {
    ours: 'whoever registers by an invitation is promised what it gives only if it is one',
  }),
  joined: call('GET /api/friends', z.object({ activityId: Id }), list(Friend), {
    keep: true,
    ours: 'what came of her invitation: the specification sends it and never looks again',
  }),
}
