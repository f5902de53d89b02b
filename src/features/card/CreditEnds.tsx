import { Trans } from '@lingui/react/macro'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import './card-page.css'

type Props = {
  /** So many days without a movement it counts. */
  days: number
  /** The last day of hers, `YYYY-MM-DD`, once she was told of it. */
  last: string | undefined
}

/** Until when her credit counts. */
export function CreditEnds({ days, last }: Props) {
  const { language } = useLanguage()
  if (last) {
    // With its year: what is read here may be a copy of last year.
    const day = dayName(last, language, '')
    return (
      <p className="small card-note">
        <Trans>Il tuo credito vale fino a {day}: basta un movimento sulla carta e dura ancora.</Trans>
      </p>
    )
  }
  // Two sentences, not a plural: the browser's number format, made for the first `#`, costs a slow phone 40 ms.
  return (
    <p className="small quiet card-note">
      {days === 1 ? (
        <Trans>Il credito scade dopo un giorno senza movimenti.</Trans>
      ) : (
        <Trans>Il credito scade dopo {days} giorni senza movimenti.</Trans>
      )}
    </p>
  )
}
