import { Trans } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { useFacts } from '../../components/activity/use-facts.ts'
import { IconLink } from '../../ui/IconButton.tsx'

/** The key of home's bar: her other cards, where she has some. LOOK "phone-6". */
export function HomeKeys() {
  const { activities } = useFacts()
  if (activities < 2) return null
  return (
    <IconLink to="/activities">
      <Layers aria-hidden strokeWidth={1.75} />
      <span className="unseen">
        <Trans>Le mie carte</Trans>
      </span>
    </IconLink>
  )
}
