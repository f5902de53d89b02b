import type { Activity } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CARD_PATTERN } from '../../components/card/card-pattern.ts'
import '../../components/card/card.css'
import './registration.css'
import '../../components/card/card-pattern.css'

type Props = { activity: Activity; name: readonly (string | undefined)[] }

/** The card that she is about to have, with her name on it as soon as she says it. */
export function CardPreview({ activity, name }: Props) {
  const owner = name.filter(Boolean).join(' ')
  return (
    <div className="card-face preview" aria-hidden>
      {activity.imgCard ? (
        <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" />
      ) : (
        <svg className="card-pattern" viewBox="0 0 360 200">
          <path d={CARD_PATTERN} />
        </svg>
      )}
      <div className="card-head">
        {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
        <span>{activity.name}</span>
      </div>
      <p className="preview-owner">{owner}</p>
    </div>
  )
}
