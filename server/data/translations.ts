type ByLanguage = Record<string, Record<string, string>>

/** Texts by language code as the wire has them. Spec §3, Activity language. */
export const shownTranslations = (texts: ByLanguage) =>
  Object.entries(texts).map(([code, fields]) => ({ ...fields, activityLanguage: { language: { code } } }))

/** One text by language code: the Italian original, and the translations under a field's name. */
export function shownText(texts: Record<string, string>, field: string) {
  const { it = null, ...others } = texts
  return {
    original: it,
    translations: shownTranslations(Object.fromEntries(Object.entries(others).map(([code, text]) => [code, { [field]: text }]))),
  }
}
