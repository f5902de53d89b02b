import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import { refuse } from '#rules/refusal.ts'
import { exports } from '../../db/schema/exports.ts'
import { exportOwn, mail } from '../../jobs/definitions.ts'
import type { OpenReads } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import { subjectOf } from '../codes/secrets.ts'
import { entryIn } from '../notifications/kinds.ts'
import { givenIn, reasonIn } from '../reasons.ts'
import type { Say } from './personal-data.ts'
import { addAs, askedBy, byId, isThereAfter, isWanted } from './rows.ts'

/** So long what was taken is handed out again: on a weak network the answer breaks off, and she has seen nothing of it. */
const AGAIN_MS = 10 * 60_000

/**
 * What an attempt asks for is found again by this. It is what the letter's link carries, so that whoever knows the attempt does
 * not know it: who is logged in takes nothing without the letter.
 */
export async function idOf({ secret, scope: { userId } }: Steps<OwnScope>, attempt: string | undefined) {
  return attempt === undefined ? randomUUID() : subjectOf(await secret('codes'), `export ${userId} ${attempt}`)
}

/** Has she asked for this one before? */
export const isAsked = async (w: OwnReads, id: string) => (await w.own(exports).first(byId, { id })) !== undefined

/** Has everything that is known about her written down; `host`: where she will be sent to take it, if not the bare one. */
export async function ask(w: OwnWork, host: string | null, id: string = randomUUID()) {
  await addAs(w, id)
  await w.enqueue(exportOwn, { id, host })
  return {}
}

/**
 * What a letter's link leads to, to its owner alone: once, and for some minutes again.
 * @returns both texts; or link_over where it is not hers, was taken before that, is not ready or expired
 */
export async function take(w: OwnWork, id: string) {
  const found = await w.own(exports).first(byId, { id })
  if (!found?.expires || found.expires <= w.now() || !found.json || !found.html) return refuse('link_over')
  const until = new Date(w.now().getTime() + AGAIN_MS)
  // Counted from the first time: whoever takes it again does not prolong it.
  await w.own(exports).set(id, { expires: until }, isThereAfter(until))
  return { data: { json: found.json, html: found.html } }
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
    given: (why) => givenIn(words, why),
    entry: (entry) => entryIn(words, entry),
  }
}
