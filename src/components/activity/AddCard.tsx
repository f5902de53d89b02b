import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Scan } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canReadCodes } from '../../pwa/read-codes.ts'
import { IconLink } from '../../ui/IconButton.tsx'
import './add-card.css'

/** The way to one more card: by choosing it, or by the camera. docs/decisions/chosen-by-card.md */
export function AddCard() {
  const { t } = useLingui()
  return (
    <div className="add-card">
      <Link className="add-card-link" to="/registration">
        <Plus aria-hidden size={20} strokeWidth={2} />
        <Trans>Aggiungi una carta</Trans>
      </Link>
      {canReadCodes() ? (
        <IconLink look="bare" to="/registration?scan" aria-label={t`Inquadra il codice`}>
          <Scan aria-hidden size={20} strokeWidth={1.75} />
        </IconLink>
      ) : null}
    </div>
  )
}
