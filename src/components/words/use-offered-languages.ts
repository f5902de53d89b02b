import { CODES, type LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useActivityLanguages } from '../../api/languages.ts'
import { host } from '../../state/host.ts'

/** Each language by its own name. */
export const OWN_NAMES: Record<LanguageCode, string> = { it: 'Italiano', es: 'Español', fr: 'Français', de: 'Deutsch', en: 'English' }

/** The languages to choose from: the activity's when it is multilingual; as long as they are not known those of the host, or all. Spec §2. */
export function useOfferedLanguages(): LanguageCode[] {
  const configuration = useConfiguration()
  const ofActivity = useActivityLanguages()
  if (configuration && !configuration.multiLanguage) return []
  const known = configuration && ofActivity?.map((one) => one.language.code)
  const codes = known ?? host.activity?.languages ?? CODES
  return codes.flatMap((code) => languageOf(code) ?? [])
}
