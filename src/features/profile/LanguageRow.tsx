import { useLingui } from '@lingui/react/macro'
import { ChevronRight, Globe } from 'lucide-react'
import type { LanguageCode } from '#contract/languages.ts'
import { useUpdateProfileMutation } from '../../api/profile.ts'
import { OWN_NAMES, useOfferedLanguages } from '../../components/words/use-offered-languages.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import '../../components/page/icon-row.css'
import './profile.css'

/** The language of the app and of her letters: the system's own list in the shape of a row. */
export function LanguageRow() {
  const { t } = useLingui()
  const offered = useOfferedLanguages()
  const { language, change } = useLanguage()
  const [update] = useUpdateProfileMutation()
  if (offered.length < 2) return null
  const choose = (wanted: LanguageCode) => {
    change(wanted)
    void update({ languageId: wanted })
  }
  return (
    <Row className="icon-row profile-choice">
      <RowIcon>
        <Globe aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords aria-hidden>
        <strong>{t`Lingua`}</strong>
        <span className="small quiet">{OWN_NAMES[language]}</span>
      </RowWords>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      <select aria-label={t`Lingua`} value={language} onChange={({ target }) => choose(target.value as LanguageCode)}>
        {offered.map((code) => (
          <option key={code} value={code} lang={code}>
            {OWN_NAMES[code]}
          </option>
        ))}
      </select>
    </Row>
  )
}
