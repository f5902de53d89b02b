import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FIELDS, type Point } from '#rules/consents.ts'
import { textOf } from '#rules/translate.ts'
import { ReadButton } from '../../components/privacy/ReadButton.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Answers } from '../../ui/RadioChoice.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import type { StepProps } from './step.ts'
import { lackingConsents, useQuestions } from './use-lacking.ts'
import '../../ui/field.css'
import './consents.css'

/** Two plain questions whose answers weigh the same, none preset, and that she has read what is done with her data. SEMANTICS 10. */
export function Consents({ at, isTried }: StepProps & { isTried: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { privacy, answers, keep, activity } = at
  const titles = useQuestions()
  const id = useId()
  if (!privacy) return null
  const owner = activity.name
  const missing = isTried ? lackingConsents(at) : []
  const unsaid = missing.includes('A') ? t`Per continuare conferma di aver letto l’informativa` : undefined
  // That another text is in force is what she does not know.
  const unread = answers.informativaPrivacy ? undefined : (at.refused('informativaPrivacy') ?? unsaid)
  return (
    <div className="asks">
      {(['B', 'C'] as const).map((point) => {
        const text = textOf(privacy, point === 'B' ? 'pointB' : 'pointC', language)
        if (!text) return null
        return <Ask key={point} {...{ at, point, text }} title={titles[point]} isMissing={missing.includes(point)} />
      })}
      <div className={unread ? 'ask-read ask-missing' : 'ask-read'} data-lacks={unread ? 'marked' : undefined}>
        <Tick
          checked={answers.informativaPrivacy ?? false}
          onChange={({ target }) => keep({ informativaPrivacy: target.checked })}
          aria-describedby={unread ? `${id}-missing` : undefined}
          aria-invalid={unread ? true : undefined}
        >
          <span>
            <Trans>Ho letto come {owner} usa i miei dati e perché.</Trans>
          </span>
        </Tick>
        <ReadButton title={t`Informativa sulla privacy`} text={textOf(privacy, 'text', language) ?? ''} />
        {unread ? (
          <p id={`${id}-missing`} className="field-error" role="alert">
            {unread}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type AskProps = StepProps & { point: Exclude<Point, 'A'>; title: string; text: string; isMissing: boolean }

/** One wish of the activity, in its own words, with a no and a yes of one size. */
function Ask({ at: { answers, keep }, point, title, text, isMissing }: AskProps) {
  const id = useId()
  const isGiven = answers[FIELDS[point]]
  const options = [
    { value: 'no', label: <Trans>No</Trans> },
    { value: 'yes', label: <Trans>Sì</Trans> },
  ]
  return (
    <div
      role="radiogroup"
      className={isMissing ? 'ask ask-missing' : 'ask'}
      data-lacks={isMissing ? 'marked' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={[`${id}-text`, isMissing && `${id}-missing`].filter(Boolean).join(' ')}
    >
      <div className="ask-words">
        <strong id={`${id}-title`}>{title}</strong>
        <p id={`${id}-text`} dir="auto">
          {unbroken(text)}
        </p>
      </div>
      <Answers
        name={id}
        chosen={isGiven === undefined ? undefined : isGiven ? 'yes' : 'no'}
        options={options}
        onChoose={(answer) => keep({ [FIELDS[point]]: answer === 'yes' })}
      />
      {isMissing ? (
        <p id={`${id}-missing`} className="field-error" role="alert">
          <Trans>Scegli una delle due risposte</Trans>
        </p>
      ) : null}
    </div>
  )
}
