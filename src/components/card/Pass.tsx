import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { ScanBarcode, ScanQrCode } from 'lucide-react'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CountUp } from './CountUp.tsx'
import { CardGround } from './CardGround.tsx'
import { CodePicture } from './CodePicture.tsx'
import { GrowingFace } from './GrowingFace.tsx'
import { cardGrows } from './card-grows.ts'
import { cardKind } from './card-kind.ts'
import { cardSums } from './card-lines.ts'
import { useSwipeUp } from './use-swipe-up.ts'
import './code-picture.css'
import './pass.css'

type Props = {
  /** Undefined while it is fetched. */
  card: Card | undefined
  /** It was never here and could not be fetched: nothing is coming. */
  hasFailed?: boolean
  /** As much as is known of it. */
  activity: (Pick<Activity, 'id' | 'name' | 'logo'> & Partial<Pick<Activity, 'imgCard' | 'cashBackType'>>) | undefined
  shape: CodeShape | undefined
  /** Does its code stand on it? */
  isOpen: boolean
  /** Whether it is is not known yet: its key would move. */
  isComing?: boolean
  onTill: () => void
}

/** No figure is made up of it. */
const NOTHING = { balance: '0', pointBalance: '0' }

/** Her card, as src/first paints it: same classes, same places. With no figures yet it is already in the activity's colours. */
export function Pass({ card, hasFailed = false, activity, shape, isOpen, isComing = false, onTill }: Props) {
  const { t, i18n } = useLingui()
  const swipe = useSwipeUp(onTill)
  const canTurn = card !== undefined && shape !== undefined
  // All of the card is the key, which alone is read out and reached by Tab.
  const tap = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) onTill()
  }
  const turns = { ...swipe, ...(canTurn && { onClick: tap }) }
  const Key = card?.codeType === 'QR' ? ScanQrCode : ScanBarcode
  return (
    <section className={canTurn ? 'pass can-turn' : 'pass'} aria-label={t`La mia carta`} {...turns}>
      <GrowingFace isOpen={isOpen} grows={activity && cardGrows(activity.id)}>
        <CardGround activity={activity} />
        <div className="card-front">
          <div className="card-head">
            {activity?.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
            <span>{activity?.name}</span>
            <span className="card-kind">{card ? i18n._(cardKind(card.type)) : null}</span>
          </div>
          {activity?.cashBackType ? (
            <dl className="card-sums">
              {cardSums(card ?? NOTHING, activity.cashBackType, i18n).map(({ key, label, size, format }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {card ? <CountUp key={card.id} value={size} format={format} /> : null}
                    {card || hasFailed ? null : <Skeleton className="card-coming" />}
                    {!card && hasFailed ? '–' : null}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {card && !isComing ? (
          <button type="button" className="card-white" aria-label={t`Mostra in cassa`} disabled={!shape} onClick={onTill}>
            <Key aria-hidden strokeWidth={1.75} />
          </button>
        ) : null}
        {isOpen ? (
          <div className="card-code">
            {card && shape ? (
              <CodePicture shape={shape} label={t`Codice della carta ${card.code}`} height={88}>
                <span className="code-digits">{inGroups(card.code, card.codeType)}</span>
                <span className="card-hint" aria-hidden>
                  <Trans>Mostra in cassa</Trans>
                </span>
              </CodePicture>
            ) : null}
          </div>
        ) : null}
      </GrowingFace>
    </section>
  )
}
