import { Trans } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { BellButton } from '../../components/notices/BellButton.tsx'
import { useFacts } from '../../components/activity/use-facts.ts'
import { IconLink } from '../../ui/IconButton.tsx'

/** The keys of home's bar: her other cards, where she has some, and what is new. LOOK "phone-6". */
export function HomeKeys() {
  const { activities } = useFacts()
  return (
    <>
      {activities > 1 ? (
        <IconLink to="/activities">
          <Layers aria-hidden strokeWidth={1.75} />
          <span className="unseen">
            <Trans>Le mie carte</Trans>
          </span>
        </IconLink>
      ) : null}
      <BellButton />
    </>
  )
}
