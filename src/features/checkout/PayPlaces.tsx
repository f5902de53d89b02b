import { Trans } from '@lingui/react/macro'
import { Check, CreditCard, Landmark, Store } from 'lucide-react'
import { useActivity } from '../../api/activities.ts'
import './pay-places.css'

/**
 * The way of the money: from her, to the bank, to the shop; only the places that it has reached are solid. `isUntouched`: it is still
 * with her, and she is next. LOOK "phone-11".
 */
export function PayPlaces({ isUntouched }: { isUntouched: boolean }) {
  const name = useActivity()?.name
  return (
    <ol className="pay-places" aria-hidden="true">
      <li className={isUntouched ? 'pay-hers' : 'pay-reached'}>
        <span>{isUntouched ? <CreditCard size={26} strokeWidth={1.75} /> : <Check size={28} strokeWidth={2} />}</span>
        <Trans>Tu</Trans>
      </li>
      <li className={isUntouched ? undefined : 'pay-asked'}>
        <span>
          <Landmark size={26} strokeWidth={1.75} />
        </span>
        <Trans>La banca</Trans>
      </li>
      <li>
        <span>
          <Store size={26} strokeWidth={1.75} />
        </span>
        {name}
      </li>
    </ol>
  )
}
