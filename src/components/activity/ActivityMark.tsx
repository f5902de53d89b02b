import { imagePath } from '#rules/images.ts'
import { useActivity } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { host } from '../../state/host.ts'
import './activity-mark.css'

/** The activity's sign before a title, where there is nothing to go back to; until hers is known that of the host, or Tessera's. */
export function ActivityMark() {
  const activity = useActivity() ?? host.activity
  if (!activity) return <img className="top-bar-mark" src="/icons/mark.svg" alt="" />
  const { logo } = activity
  return logo ? <img className="top-bar-mark" src={resolved(imagePath(logo, 160))} alt="" /> : <span className="top-bar-mark" />
}
