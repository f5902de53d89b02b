import { eq } from 'drizzle-orm'
import type { LanguageCode } from '#contract/languages.ts'
import { refuse } from '#rules/refusal.ts'
import { exports } from '../db/schema/exports.ts'
import type { OwnWork } from '../db/work.ts'
import { exportOwn } from '../jobs/definitions.ts'
import { wordsIn } from '../words.ts'
import { entryIn } from './notifications/kinds.ts'
import { reasonIn } from './reasons.ts'

/** Has everything that is known about her written down; `host`: where she will be sent to take it, if not the bare one. */
export async function ask(w: OwnWork, host: string | null) {
  const { id } = await w.own(exports).add({ created: w.now() })
  await w.enqueue(exportOwn, { id, host })
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

/** How what is kept as a code is told in this language. */
export async function sayIn(language: LanguageCode) {
  const words = await wordsIn(language)
  return {
    reason: (movement: Parameters<typeof reasonIn>[1]) => reasonIn(words, movement),
    entry: (entry: Parameters<typeof entryIn>[1]) => entryIn(words, entry),
  }
}
