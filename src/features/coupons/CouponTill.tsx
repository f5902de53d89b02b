import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '#contract/coupons.ts'
import { codeInGroups } from '#rules/coupons.ts'
import { useActivity } from '../../api/activities.ts'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import { TillMode } from '../../components/card/TillMode.tsx'
import '../../components/card/till-mode.css'
import type { CodeShape } from '../../state/snapshot.ts'
import { useClosedByBack } from '../../ui/opened.ts'

type Props = { coupon: Coupon; shape: CodeShape; onClose: () => void }

/** A coupon held out at the till. LOOK "phone-9". */
export function CouponTill({ coupon, shape, onClose }: Props) {
  const { t } = useLingui()
  const code = codeInGroups(coupon.code)
  useClosedByBack(onClose)
  return (
    <TillMode title={coupon.title} under={useActivity()?.name} onClose={onClose}>
      <div className="till-code">
        <CodePicture shape={shape} label={t`Codice del coupon ${code}`} square={440}>
          <p className="till-digits">{code}</p>
        </CodePicture>
      </div>
    </TillMode>
  )
}
