import * as z from 'zod/mini'
import { call, Id, Instant, list, one } from './wire.ts'

/** What she is told of once it can be had again; its names in the reader's language. */
export const StockAlert = z.object({
  itemColorSizeId: Id,
  itemColorId: Id,
  name: z.string(),
  color: z.string(),
  size: z.string(),
  created: Instant,
})
export type StockAlert = z.infer<typeof StockAlert>

const ofVariant = z.object({ activityId: Id, itemColorSizeId: Id })
const ours = 'what is sold out can be waited for'

/** What she waits for. To ask twice, or to take back what was not asked for, changes nothing. */
export const calls = {
  mine: call('GET /api/app/stock-alerts', z.object({ activityId: Id }), list(StockAlert), { keep: true, ours }),
  ask: call('PUT /api/app/stock-alerts/{itemColorSizeId}', ofVariant, one(StockAlert), { ours }),
  drop: call('DELETE /api/app/stock-alerts/{itemColorSizeId}', ofVariant, z.object({}), { ours }),
}
