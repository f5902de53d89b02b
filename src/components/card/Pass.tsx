import { useLingui } from '@lingui/react/macro'
import { ScanBarcode, ScanQrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { CountUp } from './CountUp.tsx'
import { CodePicture } from './CodePicture.tsx'
import { cardKind } from './card-kind.ts'
import { cardSums } from './card-lines.ts'
import { CARD_PATTERN } from './card-pattern.ts'
import './card.css'
import './code-picture.css'
import './card-pattern.css'

type Props = {
  card: Card | null | undefined
  activity: Activity | undefined
  shape: CodeShape | undefined
  onTill?: () => void
  below?: ReactNode
}

/** The card and its code, as src/first paints them: same classes, same places. */
export function Pass({ card, activity, shape, onTill, below }: Props) {
  const { t } = useLingui()
  return (
    <section className="pass" aria-label={t`La mia carta`}>
      <CardFace card={card} activity={activity} onTill={onTill} />
      <div className="card-code">
        {card && shape ? (
          <>
            <CodePicture shape={shape} label={t`Codice della carta ${card.code}`}>
              <span className="code-digits">{inGroups(card.code, card.codeType)}</span>
            </CodePicture>
          </>
        ) : null}
        {below}
      </div>
    </section>
  )
}

/** The face alone: logo, kind, and what it holds. With no figures yet it is already in the activity's colours. */
function CardFace({ card, activity, onTill }: Omit<Props, 'shape' | 'below'>) {
  const { t, i18n } = useLingui()
  const Key = card?.codeType === 'QR' ? ScanQrCode : ScanBarcode
  return (
    <div className="card-face">
      {activity?.imgCard ? (
        <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" />
      ) : (
        <svg className="card-pattern" viewBox="0 0 360 200" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
      )}
      <div className="card-head">
        {activity?.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
        <span>{activity?.name}</span>
        <span className="card-kind">{card ? i18n._(cardKind(card.type)) : null}</span>
      </div>
      {card && activity ? (
        <dl className="card-sums">
          {cardSums(card, activity.cashBackType, i18n).map(({ key, label, size, format }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <CountUp key={card.id} value={size} format={format} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {card && onTill ? (
        <button type="button" className="card-key" aria-label={t`Mostra in cassa`} onClick={onTill}>
          <Key aria-hidden strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  )
}
