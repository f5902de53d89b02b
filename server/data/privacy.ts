import { isNull } from 'drizzle-orm'
import type { Choices } from '#contract/privacy.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { legalTexts, privacyTexts } from '../db/schema/privacy.ts'
import type { OpenWork, Row, Work } from '../db/work.ts'
import { shownTranslations } from './translations.ts'

const IN_FORCE = { kind: 'in force', where: isNull(privacyTexts.ended), values: {} }

const shown = (text: Row<typeof privacyTexts>) => ({
  ...text,
  published: text.published.toISOString(),
  translations: shownTranslations(text.translations),
})

/** The information texts in force, the activity's and those of its stores; not_found where there is no such activity. Spec §7. */
export async function published(w: OpenWork) {
  if (!(await w.activity())) return refuse('not_found')
  const data = (await w.ours(privacyTexts).only(IN_FORCE).list()).map(shown)
  return { data, totalRows: data.length }
}

/** Terms of use and imprint of the activity, or not_found where there is no such activity. */
export async function legal(w: OpenWork) {
  if (!(await w.activity())) return refuse('not_found')
  const { terms = null, imprint = null, translations = {} } = (await w.ours(legalTexts).first()) ?? {}
  return { data: { terms, imprint, translations: shownTranslations(translations) } }
}

/** How her consents stand for the text in force, and all she ever said. SEMANTICS 10. */
export async function mine(w: Work, activityId: string) {
  const [{ text, ...points }, history] = await Promise.all([w.consents.standing(), w.consents.history()])
  const said = history.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
  return { data: { activityId, privacy: text ? shown(text) : null, ...points, history: said } }
}

/** Has she acknowledged the text in force? Nothing is asked of staff, and nothing where there is no text. Spec §4. */
export async function check(w: Work) {
  const { text, informativaPrivacy } = await w.consents.standing()
  const isOwed = text !== undefined && !informativaPrivacy && w.roles.includes('ROLE_USER')
  return { data: { checkInformativePrivacy: !isOwed } }
}

/** Writes down what she decides. @returns how it stands then; or conflict with it where she has read another text; or not_found */
export async function save(w: Work, { activityId, ...choices }: Choices & { activityId: string }) {
  const no = await w.consents.record(choices)
  const { data } = await mine(w, activityId)
  if (!isRefusal(no)) return { data }
  return no.refused === 'conflict' ? { ...no, fresh: data } : no
}
