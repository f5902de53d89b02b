import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ScanBarcode, ScanQrCode } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ActivityCustomer } from '#contract/activities.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CardGround } from '../../components/card/CardGround.tsx'
import { cardGrows } from '../../components/card/card-grows.ts'
import { cardKind } from '../../components/card/card-kind.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { applyTenant } from '../../theme/tenant.ts'
import { classes } from '../../ui/classes.ts'
import { Tag } from '../../ui/Tag.tsx'
import '../../components/card/card.css'
import '../../components/card/pass.css'
import './activities.css'

type Props = {
  customer: ActivityCustomer
  isInUse: boolean
  isChosen: boolean
  onEnter: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One card of the wallet, as it stands on Home, in its own activity's colours. It is one button. */
export function WalletCard({ customer, isInUse, isChosen, onEnter }: Props) {
  const { i18n } = useLingui()
  const { activity, balance = '0.00', pointBalance = '0', cardType = null, codeType } = customer
  const Sign = codeType === 'QR' ? ScanQrCode : ScanBarcode
  const sums = cardSums({ balance, pointBalance }, activity.cashBackType, i18n)
  const dress = (node: HTMLElement | null) => {
    if (node) applyTenant(activity.color, activity.colorText, node)
  }
  return (
    <button
      ref={dress}
      type="button"
      className={classes('card-face', 'wallet-card', isChosen && 'wallet-chosen')}
      aria-current={isInUse || undefined}
      data-grows={cardGrows(activity.id)}
      onClick={onEnter}
    >
      <CardGround activity={activity} />
      <span className="card-front">
        <span className="card-head">
          {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
          <span className="wallet-name">{activity.name}</span>
          {isInUse ? (
            <Tag className="wallet-in-use">
              <Check aria-hidden size={14} strokeWidth={2.25} />
              <Trans>In uso</Trans>
            </Tag>
          ) : (
            <span className="wallet-aside" aria-hidden>
              <span className="wallet-balance">{sums[0]?.value}</span>
              <span className="card-kind">{i18n._(cardKind(cardType))}</span>
            </span>
          )}
        </span>
        <span className="card-sums">
          {sums.map(({ key, label, value }) => (
            <span key={key}>
              <span className="wallet-label">{label}</span> <span className="wallet-value">{value}</span>
            </span>
          ))}
        </span>
      </span>
      <span className="card-white" aria-hidden>
        <Sign strokeWidth={1.75} />
      </span>
    </button>
  )
}
