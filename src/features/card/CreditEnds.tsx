import { Trans } from '@lingui/react/macro'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import './card-page.css'

/** Her credit ends, as she was told. `day`: the last on which it counts, `YYYY-MM-DD`. */
export function CreditEnds({ day }: { day: string }) {
  const { language } = useLanguage()
  // With its year: what is read here may be a copy of last year.
  const last = dayName(day, language, '')
  return (
    <p className="small card-note">
      <Trans>Il tuo credito vale fino a {last}: basta un movimento sulla carta e dura ancora.</Trans>
    </p>
  )
}
