import type { Choices } from '#contract/privacy.ts'
import { askedIn, FIELDS } from '#rules/consents.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { members } from '../../db/schema/auth.ts'
import { consents } from '../../db/schema/privacy.ts'
import type { Reads, Work } from '../../work/work.ts'
import { lastSaid, textInForce } from './rows.ts'

/** How the three points stand for the text in force; a consent to other words stands no more. SEMANTICS 10. */
export async function consentStatus(w: Reads) {
  const text = await textInForce(w)
  const { A = false, B = false, C = false } = text ? await lastSaid(w, text.id) : {}
  return { text, informativaPrivacy: A, informativaPointB: B, informativaPointC: C }
}

/**
 * Writes down what a member decides on the text in force, of each point what is new. Two devices wait for each other.
 * @returns undefined; or conflict where another text is in force than the one she has read, not_found where there is none
 */
export async function recordConsents(w: Work, { privacyId, ...choices }: Choices): Promise<Refusal | undefined> {
  await w.mine(members).hold()
  const text = await textInForce(w)
  if (!text) return refuse('not_found')
  if (privacyId !== undefined && privacyId !== text.id) return refuse('conflict')
  const before = await lastSaid(w, text.id)
  const rows = askedIn(text).flatMap((point) => {
    const given = choices[FIELDS[point]]
    return given === undefined || given === before[point] ? [] : [{ textId: text.id, point, given, at: w.now() }]
  })
  await w.mine(consents).addAll(rows)
}
