import { eq } from 'drizzle-orm'
import { refuse } from '#rules/refusal.ts'
import { exports } from '../db/schema/exports.ts'
import type { OwnWork } from '../db/work.ts'

/** Has everything that is known about her written down; `host`: where she will be sent to take it, if not the bare one. */
export async function ask(w: OwnWork, host: string | null) {
  const { id } = await w.own(exports).add({ created: w.now() })
  await w.enqueue('export', { id, host })
  return {}
}

/**
 * What a letter's link leads to, once, and to its owner alone.
 * @returns both texts; or link_over where it is not hers, taken, not ready or expired
 */
export async function take(w: OwnWork, id: string) {
  const [found] = await w.own(exports).list(eq(exports.id, id))
  if (!found?.expires || found.expires <= w.now()) return refuse('link_over')
  // Two at once: the row is gone for the second.
  const taken = await w.own(exports).remove(id)
  return taken?.json && taken.html ? { data: { json: taken.json, html: taken.html } } : refuse('link_over')
}
