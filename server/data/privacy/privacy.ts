import type { Choices } from '#contract/privacy.ts'
import { refuse } from '#rules/refusal.ts'
import { consents, legalTexts, privacyTexts } from '../../db/schema/privacy.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { shownTranslations } from '../translations.ts'
import { consentStatus, recordConsents } from './consents.ts'
import { inForce, saidTo } from './rows.ts'

const shown = (text: Row<typeof privacyTexts>) => ({
  ...text,
  published: text.published.toISOString(),
  translations: shownTranslations(text.translations),
})

/** The information texts in force, the activity's and those of its stores; not_found where there is no such activity. Spec §7. */
export async function published(w: OpenReads) {
  if (!(await w.activity())) return refuse('not_found')
  const data = (await w.all(privacyTexts).list(inForce)).map(shown)
  return { data, totalRows: data.length }
}

/** Terms of use and imprint of the activity, or not_found where there is no such activity. */
export async function legal(w: OpenReads) {
  if (!(await w.activity())) return refuse('not_found')
  const { terms = null, imprint = null, translations = {} } = (await w.all(legalTexts).first()) ?? {}
  return { data: { terms, imprint, translations: shownTranslations(translations) } }
}

/** How her consents stand for the text in force, and all she ever said. SEMANTICS 10. */
export async function mine(w: Reads, activityId: string) {
  const [{ text, ...points }, history] = await Promise.all([consentStatus(w), w.mine(consents).list(saidTo)])
  const said = history.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
  return { data: { activityId, privacy: text ? shown(text) : null, ...points, history: said } }
}

/** Has she acknowledged the text in force? Nothing is asked of staff, and nothing where there is no text. Spec §4. */
export async function check(w: Reads) {
  const { text, informativaPrivacy } = await consentStatus(w)
  const isOwed = text !== undefined && !informativaPrivacy && w.scope.actor.roles.includes('ROLE_USER')
  return { data: { checkInformativePrivacy: !isOwed } }
}

/** Writes down what she decides. @returns how it stands then; or conflict with it where she has read another text; or not_found */
export async function save(w: Work, { activityId, ...choices }: Choices & { activityId: string }) {
  const no = await recordConsents(w, choices)
  const { data } = await mine(w, activityId)
  if (!no) return { data }
  return no.refused === 'conflict' ? { ...no, fresh: data } : no
}
