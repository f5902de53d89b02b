import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { birthDateOf, checkBirthDate, FIRST_YEAR, LEAST_AGE } from '#rules/birth-date.ts'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { DateFields } from '../../ui/DateFields.tsx'
import type { StepProps } from './step.ts'

/** Her birthday, if she wants to tell it. Spec §5, SEMANTICS 10. */
export function BirthStep({ at }: StepProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [isTried, setTried] = useState(false)
  const { answers, today, keep, proceed } = at
  const { day = '', month = '', year = '' } = answers
  const next = () => {
    setTried(true)
    if (!wrong()) return proceed('birth', { answers: { noBirthDate: !(day || month || year) } })
  }
  return (
    <StepPage
      {...at.progress('birth')}
      title={t`Quando è il tuo compleanno?`}
      {...at.way('birth')}
      onNext={next}
      others={
        <button
          type="button"
          className="step-other"
          onClick={() => void proceed('birth', { answers: { day: '', month: '', year: '', noBirthDate: true } })}
        >
          <Trans>Preferisco non dirlo</Trans>
        </button>
      }
    >
      <p className="step-text">
        <Trans>Facoltativo: lo puoi aggiungere anche dopo, dal profilo.</Trans>
      </p>
      <DateFields
        legend={t`Data di nascita`}
        language={language}
        value={{ day, month, year }}
        onChange={(value) => keep({ ...value, noBirthDate: false })}
        error={isTried ? wrong() : at.refused('birthDate')}
      />
    </StepPage>
  )

  function wrong() {
    if (!(day || month || year)) return undefined
    const born = birthDateOf(year, month, day)
    if (!born) return t`Completa la data: giorno, mese e anno`
    const no = checkBirthDate(born, today)
    if (no?.refused === 'too_young') return t`Per avere la carta servono ${LEAST_AGE} anni: chiedi a chi si prende cura di te.`
    return no && t`Questa data non esiste, o è prima del ${FIRST_YEAR}`
  }
}
