import { Trans } from '@lingui/react/macro'
import { ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { imagePath } from '#rules/images.ts'
import { useActivity } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { useFacts } from '../../components/activity/use-facts.ts'
import { host } from '../../state/host.ts'
import './activity-head.css'

/** The logo of the activity in use, until that is known of the host's own. */
export function ActivityLogo() {
  const logo = (useActivity() ?? host.activity)?.logo
  return logo ? <img className="activity-logo" src={resolved(imagePath(logo, 160))} alt="" /> : <span className="activity-logo" />
}

/** Logo and name of the activity in use, until that is known of the host's own; the way to the others where there are any. */
export function ActivityHead({ onChoose }: { onChoose?: () => void }) {
  const activity = useActivity() ?? host.activity
  const canSwitch = useFacts().activities > 1
  const head = (
    <>
      <ActivityLogo />
      <span className="activity-name">
        <strong>{activity?.name}</strong>
        {canSwitch ? (
          <span className="small quiet">
            <Trans>Cambia attività</Trans>
          </span>
        ) : null}
      </span>
      {canSwitch ? <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} /> : null}
    </>
  )
  return canSwitch ? (
    <Link to="/activities" className="activity-head" onClick={onChoose}>
      {head}
    </Link>
  ) : (
    <div className="activity-head">{head}</div>
  )
}
