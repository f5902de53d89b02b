import type { LanguageCode } from '#contract/languages.ts'
import { languageOf } from './languages.ts'

type Translation = { activityLanguage: { language: { code: string } }; [field: string]: unknown }
type Translated = { translations?: readonly Translation[] }

/**
 * A text of a row in a language, from its translations by code; empty or missing ones fall back to the original. SEMANTICS 3.
 * @param field a field that row and translations share, such as `name`
 */
export function textOf<R extends Translated, F extends keyof R & string>(row: R, field: F, language: LanguageCode): R[F] | string {
  const found = row.translations?.find((one) => languageOf(one.activityLanguage.language.code) === language)
  const text = found?.[field]
  return typeof text === 'string' && text.trim() ? text : row[field]
}
