import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { vibrate } from '../../pwa/vibrate.ts'
import { claimsOf } from '../../state/session.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { CodePicture } from './CodePicture.tsx'
import { CountUp } from './CountUp.tsx'
import { cardKind } from './card-kind.ts'
import { cardSums } from './card-lines.ts'
import { TICK, TillMode } from './TillMode.tsx'
import './code-picture.css'
import './till-mode.css'

type Props = { card: Card; activity: Activity | undefined; shape: CodeShape; onClose: () => void }

/** A purchase that lands while she holds the card out is felt. LOOK "Motion". */
function useFelt({ balance, pointBalance }: Card) {
  const held = `${balance} ${pointBalance}`
  const before = useRef(held)
  useEffect(() => {
    if (before.current === held) return
    before.current = held
    vibrate(TICK)
  }, [held])
}

/** The white side of the card, with what it holds. LOOK "phone-6". */
export function CardTill({ card, activity, shape, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { name, surname } = claimsOf(useAppSelector((state) => state.session.token))
  useFelt(card)
  const who = [name, surname].filter(Boolean).join(' ')
  return (
    <TillMode title={who || i18n._(cardKind(card.type))} under={activity?.name} onClose={onClose}>
      <div className="till-code">
        <CodePicture shape={shape} label={t`Codice della carta ${card.code}`} square={440} bars={640} height="min(380px, 44dvh)">
          <p className="code-digits till-digits">{inGroups(card.code, card.codeType)}</p>
        </CodePicture>
      </div>
      <dl className="till-sums">
        {cardSums(card, activity?.cashBackType ?? 'EP', i18n).map(({ key, label, size, format }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <CountUp value={size} format={format} />
            </dd>
          </div>
        ))}
      </dl>
    </TillMode>
  )
}
