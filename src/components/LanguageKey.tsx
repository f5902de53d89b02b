import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import { useConfiguration } from '../api/activities.ts'
import { useActivityLanguages } from '../api/languages.ts'
import { useLanguage } from '../i18n/use-language.tsx'
import { host } from '../state/host.ts'

const Choices = lazy(() => import('../ui/Choices.tsx').then((m) => ({ default: m.Choices })))

const OWN_NAMES: Record<LanguageCode, string> = { it: 'Italiano', es: 'Español', fr: 'Français', de: 'Deutsch', en: 'English' }

/** The languages to choose from: the activity's when it is multilingual; before a log-in those of the host, or all. Spec §2. */
function useOffered(): LanguageCode[] {
  const configuration = useConfiguration().data
  const ofActivity = useActivityLanguages()
  const codes = configuration
    ? configuration.multiLanguage
      ? ofActivity.map((one) => one.language.code)
      : []
    : (host.activity?.languages ?? CODES)
  return codes.flatMap((code) => languageOf(code) ?? [])
}

/** The speed-dial of languages in the top bar. */
export function LanguageKey() {
  const { t } = useLingui()
  const offered = useOffered()
  const { language, change } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  if (offered.length < 2) return null
  const key = (
    <button type="button" className="icon-button" aria-label={t`Lingue`} onClick={() => setAsked(true)}>
      <Globe aria-hidden strokeWidth={1.75} />
    </button>
  )
  if (!isAsked) return key
  return (
    <Suspense fallback={key}>
      <Choices
        trigger={key}
        label={t`Lingue`}
        chosen={language}
        choices={offered.map((code) => ({ value: code, label: OWN_NAMES[code], lang: code }))}
        onChoose={(code) => void change(code as LanguageCode)}
      />
    </Suspense>
  )
}
