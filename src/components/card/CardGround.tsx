import type { Activity } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CARD_PATTERN } from './card-pattern.ts'
import './card.css'
import './card-pattern.css'

type Props = { activity: Partial<Pick<Activity, 'imgCard'>> | undefined }

/** What a card is printed on: its activity's picture, else waves in its colours. */
export function CardGround({ activity }: Props) {
  if (activity?.imgCard) return <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" />
  return (
    <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={CARD_PATTERN} />
    </svg>
  )
}
