import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Choices, Privacy } from '#contract/privacy.ts'
import { FIELDS, type Point } from '#rules/consents.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ConsentAnswer } from './ConsentAnswer.tsx'
import { ReadButton } from './ReadButton.tsx'
import '../../ui/field.css'
import { Tick } from '../../ui/Tick.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './consents.css'

type Props = {
  privacy: Privacy
  /** Whose text it is. */
  owner: string
  choices: Choices
  onChange: (choices: Choices) => void
  /** The point that was left out when she wanted to go on. */
  missing?: Point | undefined
  /** The text stands beside. */
  isShown?: boolean
}

/** The three points apart: the information to be read, and two wishes with two equal answers, none of them preset. SEMANTICS 10, LOOK phone-3. */
export function ConsentChoices({ privacy, owner, choices, onChange, missing, isShown = false }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const id = useId()
  const set = (point: Point, isGiven: boolean) => onChange({ ...choices, privacyId: privacy.id, [FIELDS[point]]: isGiven })
  const texts = { B: textOf(privacy, 'pointB', language), C: textOf(privacy, 'pointC', language) }
  const titles = { B: t`Offerte e novità`, C: t`Proposte su misura` }
  const unread = missing === 'A' ? t`Per continuare conferma di aver letto l’informativa` : undefined
  return (
    <div className="consents">
      <Panel as="section" className={unread ? 'consent consent-missing' : 'consent'}>
        <div className="consent-head">
          <Tick
            checked={choices.informativaPrivacy ?? false}
            onChange={({ target }) => set('A', target.checked)}
            aria-describedby={unread ? `${id} ${id}-missing` : id}
            aria-invalid={unread ? true : undefined}
          >
            <strong>{t`Informativa letta`}</strong>
          </Tick>
          <Tag look="good">
            <Trans>Necessaria</Trans>
          </Tag>
        </div>
        <div className="consent-body">
          <p id={id}>
            <Trans>Ho letto come {owner} usa i miei dati e perché.</Trans>
          </p>
          {isShown ? null : <ReadButton title={t`Informativa sulla privacy`} text={textOf(privacy, 'text', language) ?? ''} />}
        </div>
        {unread ? (
          <p id={`${id}-missing`} className="field-error" role="alert">
            {unread}
          </p>
        ) : null}
      </Panel>
      {(['B', 'C'] as const).map((point) => {
        const text = texts[point]
        if (!text) return null
        return (
          <ConsentAnswer
            key={point}
            title={titles[point]}
            text={text}
            isGiven={choices[FIELDS[point]]}
            isMissing={missing === point}
            onAnswer={(isGiven) => set(point, isGiven)}
          />
        )
      })}
    </div>
  )
}
