import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNationsQuery } from '../../api/places.ts'
import { StepPage } from '../../components/StepPage.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { namesOf } from '../../components/place-names.ts'
import type { StepProps } from './step.ts'
import { useLanguage } from '../../i18n/use-language.tsx'

/** Her nationality, where the activity asks for it. */
export function NationStep({ at }: StepProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [isTried, setTried] = useState(false)
  const { data } = useNationsQuery({ sortBy: 'name' })
  const { activity, answers, keep, proceed } = at
  const { nationId = '' } = answers
  const next = () => {
    setTried(true)
    if (nationId) return proceed('nation', { answers: { nationId } })
  }
  return (
    <StepPage {...at.progress('nation')} title={t`Qual è la tua nazionalità?`} {...at.way('nation')} onNext={next}>
      <p className="step-text">
        <Trans>{activity.name} la chiede a chi prende la carta.</Trans>
      </p>
      <SelectField
        label={t`Nazionalità`}
        data-first
        none={t`Scegli un paese`}
        options={namesOf(data?.data, language)}
        value={nationId}
        onChange={({ target }) => keep({ nationId: target.value })}
        error={isTried && !nationId ? t`Scegli un paese` : at.refused('nationId')}
      />
    </StepPage>
  )
}
