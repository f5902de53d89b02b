import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Gift, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TillCoupon, TillCustomer } from '#contract/counter-till.ts'
import { useLearned } from '../../../api/learned.ts'
import { useTillActs, useTillGifts, useTillGiveMutation } from '../../../api/counter-till.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useActivityId } from '../../../state/hooks.ts'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { CouponWhen } from './CouponWhen.tsx'
import { GiveKey } from './GiveKey.tsx'
import { UndoGifts } from './UndoGifts.tsx'
import './scan.css'
import './till.css'

const isValid = ({ standing }: TillCoupon) => standing === 'valid'

/** Her coupons, each with its own confirmation, then those that are over, which nobody taps; and one of the house to give her. */
export function TillCoupons({ customer: { id, name, coupons } }: { customer: TillCustomer }) {
  const { language } = useLanguage()
  const gifts = useTillGifts(id, language)
  const [isGiving, setGiving] = useState(false)
  useLearned('gifts', useTillActs(language).at, isGiving)
  return (
    <>
      {coupons.length > 0 ? (
        <Panel as="ul" className="cash-rows">
          {coupons.filter(isValid).map((coupon) => (
            <li key={coupon.id}>
              <Row as={Link} to={`/counter/till/${id}/coupons/${coupon.id}`}>
                <CouponWords coupon={coupon} />
                <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
              </Row>
            </li>
          ))}
          {coupons
            .filter((coupon) => !isValid(coupon))
            .map((coupon) => (
              <Row key={coupon.id} className="cash-over">
                <CouponWords coupon={coupon} />
              </Row>
            ))}
        </Panel>
      ) : null}
      {gifts.length > 0 ? (
        <GiveKey Icon={Gift} onPress={() => setGiving(true)}>
          <Trans>Dai un coupon</Trans>
        </GiveKey>
      ) : null}
      <UndoGifts customerId={id} kind="given" />
      {isGiving ? <GiveCoupon id={id} name={name} gifts={gifts} onClose={() => setGiving(false)} /> : null}
    </>
  )
}

function CouponWords({ coupon }: { coupon: TillCoupon }) {
  return (
    <>
      <RowIcon tone={isValid(coupon) ? 'brand' : undefined}>
        <TicketPercent aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{coupon.title}</strong>
        <CouponWhen coupon={coupon} />
      </RowWords>
    </>
  )
}

type GiftProps = { id: string; name: string; gifts: ReturnType<typeof useTillGifts>; onClose: () => void }

/** Which one to give her. */
function GiveCoupon({ id, name, gifts, onClose }: GiftProps) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  // As it stood when it was asked: one that arrived without its answer is no longer offered, and is still the one to ask again for.
  const [offered] = useState(gifts)
  const [chosen, choose] = useState(offered[0]?.id)
  const [give] = useTillGiveMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => give({ activityId, id, couponId: chosen ?? '' }), {
    success: t`Coupon dato a ${name}`,
    onDone: onClose,
  })
  return (
    <Dialog
      title={t`Quale coupon per ${name}?`}
      save={t`Dai il coupon`}
      cancel={t`Indietro`}
      isOff={!chosen}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      isReady
      onSave={() => void submit()}
      onClose={onClose}
    >
      <OptionList
        legend={t`Quale coupon`}
        chosen={chosen}
        options={offered.map(({ id: value, title, description: text }) => ({ value, title, text }))}
        onChoose={choose}
      />
    </Dialog>
  )
}
