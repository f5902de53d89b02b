import { useLingui } from '@lingui/react/macro'
import { CARD_PATTERN } from '../../../components/card/card-pattern.ts'
import '../../../components/card/card-pattern.css'
import { ComingParts } from '../../../ui/Coming.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import './till.css'

const KEYS = [1, 2, 3, 4]
const COUPONS = [{ on: 'panel', count: 2, picture: 'square', lines: [58, 40] }] as const

/** A customer at the till before she is known: her card in its colours, without a figure, and the places of the keys. */
export function CustomerComing() {
  const { t } = useLingui()
  return (
    <div className="cash-room" role="status" aria-label={t`Caricamento`}>
      <div className="cash-part">
        <div className="cash-card cash-card-coming">
          <svg className="card-pattern" viewBox="0 0 360 200" aria-hidden="true">
            <path d={CARD_PATTERN} />
          </svg>
        </div>
        <Skeleton className="cash-note-coming" />
        <div className="cash-keys">
          {KEYS.map((key) => (
            <Skeleton key={key} className="cash-key-coming" />
          ))}
        </div>
      </div>
      <div className="cash-part">
        <ComingParts parts={COUPONS} />
      </div>
    </div>
  )
}
