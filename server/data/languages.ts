import { CODES, type LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { refuse } from '#rules/refusal.ts'
import { activityLanguages } from '../db/schema/activities.ts'
import type { OpenReads } from '../work/open.ts'

/** A language by its own name; English flies the flag of the United Kingdom. */
const shown = (code: string) => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return { id: code, code, flagCode: code === 'en' ? 'gb' : code, language: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) }
}
const known = new Map(CODES.map((code) => [code as string, shown(code)]))

const sorted = <T>(rows: T[], { descending }: Paging, key: (row: T) => string) =>
  rows.sort((a, b) => key(a).localeCompare(key(b), 'it') * (descending === 1 ? -1 : 1))

/** The languages of the product, by their own names. */
export function all(paging: Paging) {
  const data = sorted([...known.values()], paging, (row) => (paging.sortBy === 'code' ? row.code : row.language))
  return { data, totalRows: data.length }
}

/** The languages that the activity named speaks, or not_found: each has Italian at least. */
export async function ofActivity(w: OpenReads, paging: Paging) {
  const rows = await w.all(activityLanguages).list()
  if (rows.length === 0) return refuse('not_found')
  const data = rows.map(({ code }) => ({ id: code, language: known.get(code) ?? shown(code as LanguageCode) }))
  return { data: sorted(data, paging, (row) => row.language.language), totalRows: data.length }
}
