import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Answers } from '../../ui/RadioChoice.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './consents.css'
import '../../ui/field.css'

type Props = {
  title: string
  /** What the activity asks, as it wrote it. */
  text: string
  /** Nothing was said yet where it is left out. */
  isGiven?: boolean | undefined
  isMissing: boolean
  onAnswer: (isGiven: boolean) => void
}

/** A wish with two answers that weigh the same. */
export function ConsentAnswer({ title, text, isGiven, isMissing, onAnswer }: Props) {
  const id = useId()
  const chosen = isGiven === undefined ? undefined : isGiven ? 'yes' : 'no'
  const answers = [
    { value: 'no', label: <Trans>No, grazie</Trans> },
    { value: 'yes', label: <Trans>Sì, va bene</Trans> },
  ]
  return (
    <Panel
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      className={isMissing ? 'consent consent-missing' : 'consent'}
      data-lacks={isMissing ? 'marked' : undefined}
      aria-describedby={[`${id}-text`, isMissing && `${id}-missing`].filter(Boolean).join(' ')}
    >
      <div className="consent-head">
        <strong id={`${id}-title`}>{title}</strong>
        <Tag>
          <Trans>A tua scelta</Trans>
        </Tag>
      </div>
      <p id={`${id}-text`} dir="auto">
        {unbroken(text)}
      </p>
      <Answers name={id} chosen={chosen} options={answers} onChoose={(answer) => onAnswer(answer === 'yes')} />
      {isMissing ? (
        <p id={`${id}-missing`} className="field-error" role="alert">
          <Trans>Scegli una delle due risposte</Trans>
        </p>
      ) : null}
    </Panel>
  )
}
