import { Trans } from '@lingui/react/macro'
import { Check, Landmark, Store } from 'lucide-react'
import { useActivity } from '../../api/activities.ts'
import './pay-places.css'

/** The way of the money: from her, to the bank, which is asked now, to the shop; only what it has reached is solid. LOOK "phone-11". */
export function PayPlaces() {
  const name = useActivity()?.name
  return (
    <ol className="pay-places" aria-hidden="true">
      <li className="pay-reached">
        <span>
          <Check size={28} strokeWidth={2} />
        </span>
        <Trans>Tu</Trans>
      </li>
      <li className="pay-asked">
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
