import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useId } from 'react'

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
  const answers = [
    { value: false, words: <Trans>No, grazie</Trans> },
    { value: true, words: <Trans>Sì, va bene</Trans> },
  ]
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      className={isMissing ? 'panel consent consent-missing' : 'panel consent'}
      aria-describedby={isMissing ? `${id}-text ${id}-missing` : `${id}-text`}
    >
      <div className="consent-head">
        <strong id={`${id}-title`}>{title}</strong>
        <span className="tag">
          <Trans>A tua scelta</Trans>
        </span>
      </div>
      <p id={`${id}-text`} dir="auto">
        {text}
      </p>
      <div className="consent-answers">
        {answers.map(({ value, words }) => (
          <label key={String(value)} className="consent-answer">
            <input type="radio" name={id} checked={isGiven === value} onChange={() => onAnswer(value)} />
            {isGiven === value ? <Check aria-hidden size={20} strokeWidth={2} /> : null}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p id={`${id}-missing`} className="field-error" role="alert">
          <Trans>Scegli una delle due risposte</Trans>
        </p>
      ) : null}
    </div>
  )
}
