import { Trans } from '@lingui/react/macro'
import { Check, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CardGround } from '../../components/card/CardGround.tsx'
import { applyTenant } from '../../theme/tenant.ts'
import { Tag } from '../../ui/Tag.tsx'
import '../../components/card/card.css'
import './choose.css'

/** In the colours of its activity: the card that is made begins to look like this. */
const dressed =
  ({ color, colorText }: Activity) =>
  (node: HTMLElement | null) => {
    if (node) applyTenant(color, colorText, node)
  }

/** A card that she may choose. */
export const CardLink = ({ activity }: { activity: Activity }) => (
  <Link ref={dressed(activity)} className="card-face choose-card" to={`/registration/${activity.id}`}>
    <Printed activity={activity}>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Printed>
  </Link>
)

type Own = { activity: Activity; onEnter: (event: MouseEvent<HTMLButtonElement>) => void }

/** One that she has already: it is entered, as in the wallet. */
export const OwnCard = ({ activity, onEnter }: Own) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is its child's
  <button ref={dressed(activity)} type="button" className="card-face choose-card" onClick={onEnter}>
    <Printed activity={activity}>
      <Tag className="choose-own">
        <Check aria-hidden size={14} strokeWidth={2.25} />
        <Trans>Già tua</Trans>
      </Tag>
    </Printed>
  </button>
)

const Printed = ({ activity, children }: { activity: Activity; children: ReactNode }) => (
  <>
    <CardGround activity={activity} />
    <span className="card-head">
      {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" loading="lazy" /> : null}
      <span className="choose-name">{activity.name}</span> {children}
    </span>
  </>
)
