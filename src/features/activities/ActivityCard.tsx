import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ActivityCustomer } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { CARD_PATTERN } from '../../components/card/card-pattern.ts'
import { applyTenant } from '../../theme/tenant.ts'
import { Tag } from '../../ui/Tag.tsx'
import '../../components/card/card.css'
import './activities.css'
import '../../components/card/card-pattern.css'

type Props = { customer: ActivityCustomer; isInUse: boolean; onEnter: () => void }

/** One card of the stack, in its own activity's colours. It is one button. */
export function ActivityCard({ customer: { activity, balance = '0.00', pointBalance = '0' }, isInUse, onEnter }: Props) {
  const { i18n } = useLingui()
  const sums = cardSums({ balance, pointBalance }, activity.cashBackType, i18n)
  const dress = (node: HTMLElement | null) => {
    if (node) applyTenant(activity.color, activity.colorText, node)
  }
  return (
    <button ref={dress} type="button" className="card-face stack-card" aria-current={isInUse || undefined} onClick={onEnter}>
      {activity.imgCard ? (
        <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" />
      ) : (
        <svg className="card-pattern" viewBox="0 0 360 200" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
      )}
      <span className="card-head">
        {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
        <span className="stack-name">{activity.name}</span>
        {isInUse ? (
          <Tag className="stack-in-use">
            <Check aria-hidden size={14} strokeWidth={2.25} />
            <Trans>In uso</Trans>
          </Tag>
        ) : (
          <span className="stack-balance">{sums[0]?.value}</span>
        )}
      </span>
      <span className="card-sums">
        {sums.map(({ key, label, value }) => (
          <span key={key}>
            <span className="stack-label">{label}</span> <span className="stack-value">{value}</span>
          </span>
        ))}
      </span>
    </button>
  )
}
