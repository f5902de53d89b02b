import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import './language-key.css'
import { OWN_NAMES, useOfferedLanguages } from './use-offered-languages.ts'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const Choices = part(
  () => import('../../ui/Choices.tsx').then((m) => m.Choices),
  ({ trigger }) => trigger,
)

type Props = {
  /** Those to choose from, if not those of the activity in use. */
  among?: readonly LanguageCode[]
  /** It says the language that is spoken. */
  isNamed?: boolean
}

/** The speed-dial of languages in the top bar. */
export function LanguageButton({ among, isNamed = false }: Props) {
  const { t } = useLingui()
  const usual = useOfferedLanguages()
  const offered = among ?? usual
  const { language, change } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  if (offered.length < 2) return null
  const key = isNamed ? (
    <Chip className="language-key" aria-label={`${t`Lingue`}: ${OWN_NAMES[language]}`} onClick={() => setAsked(true)}>
      <Globe aria-hidden size={20} strokeWidth={1.75} />
      {OWN_NAMES[language]}
    </Chip>
  ) : (
    <IconButton label={t`Lingue`} onClick={() => setAsked(true)}>
      <Globe aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
  if (!isAsked) return key
  return (
    <Beside again={language} onFailure={() => setAsked(false)}>
      <Choices
        trigger={key}
        label={t`Lingue`}
        chosen={language}
        choices={offered.map((code) => ({ value: code, label: OWN_NAMES[code], lang: code }))}
        onChoose={(code) => change(code as LanguageCode)}
      />
    </Beside>
  )
}
