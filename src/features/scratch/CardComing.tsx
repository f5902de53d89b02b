import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './scratch.css'

/** The place of a card laid open: its words, its foil, and the way without scratching. */
export function CardComing() {
  const { t } = useLingui()
  return (
    <div className="scratch-place">
      <div className="scratch-one" role="status" aria-label={t`Caricamento`}>
        <div className="scratch-words-coming">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton className="foil-coming" />
        <Skeleton className="scratch-bar-coming" />
        <Skeleton className="scratch-key-coming" />
      </div>
    </div>
  )
}
