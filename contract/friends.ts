import * as z from 'zod/mini'
import { Phone } from './registration.ts'
import { call, Id, one } from './wire.ts'

/** Spec §3, Friend: whom the server is to send her invitation to. `userId` is always whoever asks. */
export const FriendWish = z.object({ activityId: Id, phoneNumber: Phone })
export type FriendWish = z.infer<typeof FriendWish>

/** `canMessage`: this server can send it by itself. */
export const Invite = z.object({ inviteId: Id, canMessage: z._default(z.boolean(), true) })
export type Invite = z.infer<typeof Invite>

/** Spec §7, Friends. */
export const calls = {
  message: call('POST /api/friends', FriendWish, one(Invite), { limits: 'friendMessage', once: true }),
  invite: call('POST /api/friends/invite', z.object({ activityId: Id }), one(Invite)),
}
