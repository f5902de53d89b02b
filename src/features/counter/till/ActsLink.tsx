import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { IconLink } from '../../../ui/IconButton.tsx'

/** What was done within the last minutes, and can be undone while its minute lasts. */
export function ActsLink() {
  const { t } = useLingui()
  return (
    <IconLink to="/counter/till/acts" aria-label={t`Fatti da poco`}>
      <History aria-hidden strokeWidth={1.75} />
    </IconLink>
  )
}
