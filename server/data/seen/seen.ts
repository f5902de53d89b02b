import { tillActs } from '../../db/schema/till.ts'
import type { Work } from '../../work/work.ts'
import { actsAbout, isNotSeen } from '../counter-till/rows.ts'

/** A device of hers shows what it was told of, which is a movement or a coupon; staff hear of it. What the till did not do needs no mark. */
export async function seen(w: Work, about: string) {
  for (const { id, userId } of await w.mine(tillActs).list(actsAbout, { about })) {
    const marked = await w.mine(tillActs).set(id, { seen: w.now() }, isNotSeen)
    if (marked) await w.changed(userId, 'till', id)
  }
  return {}
}
