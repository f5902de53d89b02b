import type { LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import { refuse } from '#rules/refusal.ts'
import { exports } from '../../db/schema/exports.ts'
import { exportOwn, mail } from '../../jobs/definitions.ts'
import type { OpenReads } from '../../work/open.ts'
import type { OwnWork } from '../../work/own.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'
import { reasonIn } from '../reasons.ts'
import type { Say } from './personal-data.ts'
import { askedBy, byId, isWanted } from './rows.ts'

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
  const found = await w.own(exports).first(byId, { id })
  if (!found?.expires || found.expires <= w.now()) return refuse('link_over')
  // Two at once: the row is gone for the second.
  const taken = await w.own(exports).removeOne(id)
  return taken?.json && taken.html ? { data: { json: taken.json, html: taken.html } } : refuse('link_over')
}

/** Whose a wish is that is not written yet, and in which language she reads it. */
export async function wanted(w: OpenReads, id: string) {
  const asked = await askedBy(w, id)
  return asked && !asked.expires ? { userId: asked.userId, language: languageOf(asked.language) ?? 'it' } : undefined
}

/** Keeps it for her to take and has her told where; nothing happens if another process was first. */
export async function keep(
  w: OwnWork,
  id: string,
  { host, ...written }: { json: string; html: string; expires: Date; host: string | null },
) {
  const kept = await w.own(exports).set(id, written, isWanted)
  if (kept) await w.enqueue(mail, { letter: 'export-ready', exportId: id, host })
}

/** How what is kept as a code is told in this language. */
export async function sayIn(language: LanguageCode): Promise<Say> {
  const words = await wordsIn(language)
  return {
    reason: (movement) => reasonIn(words, movement),
    entry: (entry) => entryIn(words, entry),
  }
}
