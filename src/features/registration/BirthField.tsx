import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { birthDateOf, checkBirthDate, FIRST_YEAR, LEAST_AGE } from '#rules/birth-date.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Field } from '../../ui/Field.tsx'
import type { StepProps } from './step.ts'
import { shownDate, typedDate } from './typed-date.ts'
import type { Registering } from './use-registering.ts'
import './registration.css'

/** What is wrong with the birthday that stands there; an empty one is right. SEMANTICS 10. */
export function useBirthError({ answers: { day = '', month = '', year = '' }, today }: Registering): string | undefined {
  const { t } = useLingui()
  if (!(day || month || year)) return undefined
  const born = birthDateOf(year, month, day)
  if (!born || year.length < 4) return t`Completa la data: giorno, mese e anno`
  const no = checkBirthDate(born, today)
  if (no?.refused === 'too_young') return t`Per avere la carta servono ${LEAST_AGE} anni: chiedi a chi si prende cura di te.`
  return no && t`Questa data non esiste, o è prima del ${FIRST_YEAR}`
}

/** Her birthday, if she wants to tell it: in one field, since nobody scrolls back forty years in a calendar. Spec §5. */
export function BirthField({ at, isTried }: StepProps & { isTried: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { day = '', month = '', year = '' } = at.answers
  const sign = language === 'de' ? '.' : '/'
  const [text, setText] = useState(() => [day, month, year].filter(Boolean).join(sign))
  const wrong = useBirthError(at)
  return (
    <Field
      label={
        <Trans>
          Compleanno <span className="field-also">se vuoi</span>
        </Trans>
      }
      inputMode="numeric"
      autoComplete="bday"
      enterKeyHint="next"
      maxLength={14}
      placeholder={t`gg/mm/aaaa`}
      value={text}
      error={isTried ? wrong : at.refused('birthDate')}
      onChange={({ target }) => {
        const shown = shownDate(target.value, sign)
        setText(shown)
        at.keep({ ...typedDate(shown), noBirthDate: false })
      }}
    />
  )
}
