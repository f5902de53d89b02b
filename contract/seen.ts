import * as z from 'zod/mini'
import { call, Id } from './wire.ts'

export const calls = {
  /** Her open app shows what it was told of: `id` is the movement's, or the coupon's. Who did it at the till learns of that. LOOK "counter-3". */
  seen: call('PUT /api/app/till-acts/{id}/seen', z.object({ activityId: Id, id: Id }), z.object({}), {
    ours: 'LOOK counter-3: staff learn when she sees it',
  }),
}
