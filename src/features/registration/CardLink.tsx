import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CARD_PATTERN } from '../../components/card/card-pattern.ts'
import { applyTenant } from '../../theme/tenant.ts'
import '../../components/card/card.css'
import '../../components/card/card-pattern.css'
import './choose.css'

/** A card that she may choose, in the colours of its activity: the one that is made begins to look like this. */
export function CardLink({ activity }: { activity: Activity }) {
  const dress = (node: HTMLElement | null) => {
    if (node) applyTenant(activity.color, activity.colorText, node)
  }
  return (
    <Link ref={dress} className="card-face choose-card" to={`/registration/${activity.id}`}>
      {activity.imgCard ? (
        <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" loading="lazy" />
      ) : (
        <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
      )}
      <span className="card-head">
        {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" loading="lazy" /> : null}
        <span className="choose-name">{activity.name}</span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </span>
    </Link>
  )
}
