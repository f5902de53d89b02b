import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBirthWords } from '../../components/person/use-birth-words.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Field } from '../../ui/Field.tsx'
import type { StepProps } from './step.ts'
import { shownDate, typedDate } from './typed-date.ts'
import './registration.css'

/** Her birthday, if she wants to tell it: in one field, since nobody scrolls back forty years in a calendar. Spec §5. */
export function BirthField({ at, isTried }: StepProps & { isTried: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { day = '', month = '', year = '' } = at.answers
  const sign = language === 'de' ? '.' : '/'
  const [text, setText] = useState(() => [day, month, year].filter(Boolean).join(sign))
  const wrong = useBirthWords()(at.answers, at.today)
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
